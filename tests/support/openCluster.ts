import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/embedded/startEmbeddedPostgres.ts';

/** A PostgreSQL that tests may create databases in, with rights of an administrator. */
export interface Cluster {
  adminUrl: string;
  close(): Promise<void>;
}

/** The PostgreSQL named by TEST_DATABASE_URL, else an embedded one in a folder that goes away with it. */
export async function openCluster(): Promise<Cluster> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, close: async () => {} };
  const folder = await mkdtemp(join(tmpdir(), 'sala-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  return {
    adminUrl: postgres.url,
    close: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
