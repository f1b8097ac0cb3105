import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '../../server/platform/embedded/startEmbeddedPostgres.ts';
import { findScratchFolder } from './findScratchFolder.ts';
import { runAsAdmin } from './runAsAdmin.ts';
import { openTempFolder } from './tempFolder.ts';

/** A PostgreSQL that tests may create databases in, with rights of an administrator. */
export interface Cluster {
  adminUrl: string;
  /** How databases are cloned: copying files is four times as cheap as the default where nothing waits for the disk. */
  cloning: 'wal_log' | 'file_copy';
  close(): Promise<void>;
}

/**
 * The PostgreSQL named by TEST_DATABASE_URL, else an embedded one in a folder that goes away with it. One that need not be
 * durable never waits for the disk.
 */
export async function openCluster({ durable = true } = {}): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, cloning: 'wal_log', close: async () => {} };
  const folder = await openTempFolder('postgres', durable ? undefined : await findScratchFolder());
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  if (!durable) await forgetDurability(postgres.url);
  return {
    adminUrl: postgres.url,
    cloning: durable ? 'wal_log' : 'file_copy',
    close: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function forgetDurability(adminUrl: string): Promise<void> {
  // Databases of tests do not live long enough to be worth vacuuming.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await runAsAdmin(adminUrl, `alter system set ${setting} = off`);
  await runAsAdmin(adminUrl, 'select pg_reload_conf()');
}
