import { answerParent } from '../../server/platform/child/answerParent.ts';

/** What a test asks of a child process. */
export type AnyJob = { say: string } | { env: true } | { spin: true } | { fill: true } | { hold: true } | { die: true };

answerParent<AnyJob, unknown>(async (job) => {
  if ('say' in job) return job.say;
  if ('env' in job) return Object.keys(process.env);
  if ('die' in job) process.kill(process.pid, 'SIGSEGV');
  const kept: (string[] | Buffer)[] = [];
  for (;;) {
    if ('fill' in job) kept.push(Array.from({ length: 1000 }, (_, at) => `${at} ${kept.length}`));
    // Memory outside of JavaScript, as a decoder takes it; slowly, so that a test takes little of it.
    if ('hold' in job) {
      kept.push(Buffer.alloc(8 * 1024 ** 2, 1));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
});
