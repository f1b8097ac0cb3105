import { flushCompileCache } from 'node:module';

/** In the module that `startChild` starts: answers one job after the other, and ends with its parent. */
export function answerParent<Job, Answer>(answer: (job: Job) => Promise<Answer>): void {
  flushCompileCache(); // a process that is killed writes nothing at its end
  process.on('message', async (job) => {
    process.send?.(await answer(job as Job)); // only `startChild` sends
  });
  process.on('disconnect', () => process.exit());
}
