import { readFile, writeFile } from 'node:fs/promises';

/** How often it is looked at: what a process takes in between is a few hundred MB at most. */
const lookMs = 100;

/**
 * Ends a process that takes more memory than it may, whatever it holds there: V8's own limit counts JavaScript alone, not what a
 * decoder or a buffer takes. Where memory still runs out, the system ends it before the server. Both by `/proc`, which Linux has.
 */
export function watchMemory(pid: number, { mostMb, end }: { mostMb: number; end: () => void }): { stop(): void } {
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined); // it has ended, or there is no such file
  const timer = setInterval(() => {
    readMegabytes(pid)
      .then((taken) => taken > mostMb && end())
      .catch(() => clearInterval(timer)); // the same
  }, lookMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** In memory and swapped out. */
async function readMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1');
  const sizes = [...status.matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)].map(([, kilobytes]) => Number(kilobytes));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
