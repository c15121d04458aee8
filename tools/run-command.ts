import { ProblemError } from '../lib/problem/problem'

/**
 * Runs one of the project's commands. Mistakes in what people wrote are printed as sentences, without
 * a stack; the command then ends with status 1. Faults of our own keep their stack.
 */
export async function runCommand(command: () => void | Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
