import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../support/startServer.ts';

/** Starts the floor of the records API in a process of its own, as the product runs in one. */
export async function startBareApi(options: { databaseUrl: string; table: string; siteId?: string }) {
  const port = await findFreePort();
  const child = fork(join(import.meta.dirname, '../floor/bareApi.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      TABLE: options.table,
      SITE: options.siteId,
    },
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
