import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runAsAdmin } from './runAsAdmin.ts';

/**
 * What a restart of the database is to those connected to it: every connection breaks in the middle of what it did. `crash` ends the
 * whole PostgreSQL at once, for a run of the tests that has it to itself; whoever started it starts it again.
 */
export async function restartDatabase(url: string, { crash }: { crash: boolean }): Promise<void> {
  const { adminUrl } = inject('postgres');
  if (crash) {
    const [row] = await runAsAdmin<{ folder: string }>(adminUrl, `select current_setting('data_directory') as folder`);
    const [pid] = (await readFile(join(row?.folder ?? '', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    return;
  }
  await runAsAdmin(adminUrl, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);
}
