import { readFileSync } from 'node:fs';

const shells = new Set(['sh', 'dash', 'bash', 'ash', 'busybox', 'zsh']);
const everyMs = 250;

/**
 * Under `npm start`, npm and perhaps its shell are above this process. When one of them is killed, nobody passes
 * signals on, and the server would keep its port and data: so it stops, as after a signal.
 */
export function endWithParent(env: Record<string, string | undefined> = process.env): void {
  if (!env.npm_lifecycle_event) return;
  const ancestors = listAncestors();
  const watch = setInterval(() => {
    if (ancestors.every(({ pid, parent }) => readParent(pid) === parent)) return;
    clearInterval(watch); // a second signal would stop it at once
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  watch.unref();
}

/** This process and the shells above it, each with its parent; the last parent is npm. */
function listAncestors(): { pid: number; parent: number }[] {
  const list = [{ pid: process.pid, parent: process.ppid }];
  for (let parent = process.ppid; isShell(parent) && list.length < 4; ) {
    const above = readParent(parent);
    if (above === undefined) break;
    list.push({ pid: parent, parent: above });
    parent = above;
  }
  return list;
}

function isShell(pid: number): boolean {
  try {
    return shells.has(readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

/** Only Linux exposes the parents of other processes this way; elsewhere the own parent must do. */
function readParent(pid: number): number | undefined {
  if (pid === process.pid) return process.ppid;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain anything, so the fields are read after its end: state, then parent.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
