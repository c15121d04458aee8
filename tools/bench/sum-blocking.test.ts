import { expect, it } from 'vitest'
import { sumBlocking } from './sum-blocking'

const createTask = (startTime: number, duration: number) => ({
  entryType: 'longtask',
  name: 'self',
  startTime,
  duration,
})

it.each([
  ['what is longer than 50 ms of each task', [createTask(100, 80), createTask(300, 250)], 230],
  ['nothing of a task of 50 ms', [createTask(100, 50)], 0],
  ['of a task that began before what lies after', [createTask(0, 200)], 50],
  ['of a task that ends later what lies before', [createTask(900, 500)], 50],
  ['nothing of tasks before and after', [createTask(0, 90), createTask(1000, 300)], 0],
  ['nothing without tasks', [], 0],
])('counts %s', (_case, tasks, sum) => {
  expect(sumBlocking(tasks, 100, 1000)).toBe(sum)
})
