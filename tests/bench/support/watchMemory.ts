import { readFile } from 'node:fs/promises';

/** How many megabytes the memory of a process grew above where it stood, while some work was done. */
export async function watchMemory(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await readMegabytes(pid);
  let peak = before;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await readMegabytes(pid));
  }, 100);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return peak - before;
}

async function readMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}
