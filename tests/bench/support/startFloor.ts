import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../support/startServer.ts';

export interface Floor {
  port: number;
  stop: () => Promise<void>;
}

/** Starts a bare server of `tests/bench/floor` in a process of its own, as the product runs in one. */
export async function startFloor(file: string, env: Record<string, string | undefined>): Promise<Floor> {
  const port = await findFreePort();
  const child = fork(join(import.meta.dirname, '../floor', file), {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
  });
  await once(child, 'message');
  return {
    port,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
