import type { Question } from '../../lib/site/questions-schema'
import { PageLink } from '../mdx/page-link'
import styles from './popular-questions.module.css'

/** The questions people come with, each a link to its answer. The build adds them from `content/`. */
export function PopularQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <ul className={styles.list}>
      {questions.map(({ question, answer, href }) => (
        <li key={question} className={styles.item}>
          <PageLink href={href} className={styles.link}>
            <span className={styles.question}>{question}</span>
            <span className={styles.answer}>{answer}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
