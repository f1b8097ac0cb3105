import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { runAsAdmin } from './runAsAdmin.ts';

/**
 * What a restart of the database is to those connected to it: every connection breaks in the middle of what it did. `crash` ends the
 * whole PostgreSQL at once, for a run of the tests that has it to itself; whoever started it starts it again.
 */
export async function restartDatabase(url: string, { crash }: { crash: boolean }): Promise<void> {
  const { adminUrl } = inject('postgres');
  if (crash) {
    const [row] = await runAsAdmin<{ pid: number }>(
      adminUrl,
      `select pid from pg_stat_activity where backend_type = 'checkpointer'`,
    );
    const stat = await readFile(`/proc/${row?.pid}/stat`, 'utf8');
    // After the name in parentheses: state, then parent, which is PostgreSQL itself.
    process.kill(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), 'SIGQUIT');
    return;
  }
  await runAsAdmin(adminUrl, 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);
}
