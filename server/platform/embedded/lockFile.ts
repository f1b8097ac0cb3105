import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Holds an exclusive lock until it is released or this process ends in any way. Node has no file locks, but its SQLite
 * takes one that the system releases by itself, so there are no stale locks. Returns null when another process still
 * holds it after `patienceMs`.
 */
export async function lockFile(options: {
  file: string;
  patienceMs: number;
  onWait?: () => void;
}): Promise<(() => void) | null> {
  const until = performance.now() + options.patienceMs;
  for (let told = false; ; told = true) {
    const release = tryLock(options.file);
    if (release || performance.now() >= until) return release;
    if (!told) options.onWait?.();
    await wait(50);
  }
}

function tryLock(file: string): (() => void) | null {
  const holder = new DatabaseSync(file);
  try {
    holder.exec('begin exclusive');
    return () => {
      if (holder.isOpen) holder.close();
    };
  } catch (error) {
    holder.close();
    if (error instanceof Error && error.message.includes('locked')) return null;
    throw error;
  }
}
