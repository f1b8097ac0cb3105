import { answerParent } from '../../server/platform/child/answerParent.ts';

/** What a test asks of a child process. */
export type AnyJob = { say: string } | { env: true } | { spin: true } | { fill: true } | { die: true };

answerParent<AnyJob, unknown>(async (job) => {
  if ('say' in job) return job.say;
  if ('env' in job) return Object.keys(process.env);
  if ('die' in job) process.kill(process.pid, 'SIGSEGV');
  const kept: string[][] = [];
  for (;;) if ('fill' in job) kept.push(Array.from({ length: 1000 }, (_, at) => `${at} ${kept.length}`));
});
