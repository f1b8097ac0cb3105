import { cp, rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { openTempFolder } from './tempFolder.ts';
import { openTestDatabase } from './testDatabase.ts';

export interface SeededClone {
  /** The owner's URL of the database. */
  url: string;
  dataDir: string;
  /** Removes both; throws when a connection was left open. */
  close(): Promise<void>;
}

/** A database and a data folder of one's own, as a first start leaves them: with the demo sites. */
export async function cloneSeeded(): Promise<SeededClone> {
  const { seeded, seededDir } = inject('postgres');
  const database = await openTestDatabase(seeded);
  const dataDir = await openTempFolder('data');
  await cp(seededDir, dataDir, { recursive: true });
  return {
    url: database.url,
    dataDir,
    close: async () => {
      // A picture that was asked for by a page since closed may be stored meanwhile.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      await database.close();
    },
  };
}
