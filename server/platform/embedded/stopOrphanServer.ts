import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../config/startError.ts';

/**
 * Stops a PostgreSQL that an earlier process left running on this cluster, and removes a stale pid file. Call it while
 * holding the lock of the data folder, so that no other owner exists.
 */
export async function stopOrphanServer(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined) return;
  for (const { signal, patienceMs } of [
    { signal: 'SIGINT', patienceMs: 10_000 },
    { signal: 'SIGQUIT', patienceMs: 10_000 },
  ] as const) {
    const until = performance.now() + patienceMs;
    if (isServerOf(pid, clusterDir)) process.kill(pid, signal);
    while (isServerOf(pid, clusterDir) && performance.now() < until) await wait(10);
  }
  if (isServerOf(pid, clusterDir))
    throw new StartError(`A PostgreSQL left from an earlier start does not end: end process ${pid} and start again.`);
  // The pid may meanwhile belong to another process, and PostgreSQL would take that for a running server.
  if (readPid(pidFile) === pid) rmSync(pidFile, { force: true });
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Pids are reused, so the process must also run in this folder. */
export function isServerOf(pid: number, clusterDir: string): boolean {
  try {
    if (process.platform === 'linux') {
      const here = statSync(clusterDir);
      const there = statSync(`/proc/${pid}/cwd`);
      return here.dev === there.dev && here.ino === there.ino;
    }
    process.kill(pid, 0);
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(clusterDir);
  } catch {
    return false;
  }
}
