import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
      await keepDrawnPictures(dataDir, seededDir);
      // A picture that was asked for by a page since closed may be stored meanwhile.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
      await database.close();
    },
  };
}

/** What was drawn of a picture of the demo sites: `picture.webp.w640.avif`. */
const drawn = /\.w\d+\.\w+$/;

/** Later clones need not draw them again, which each file that opens a page would. Renamed into place: another may be cloned meanwhile. */
async function keepDrawnPictures(dataDir: string, seededDir: string): Promise<void> {
  for (const name of await readdir(dataDir, { recursive: true })) {
    const kept = join(seededDir, name);
    if (!drawn.test(name) || existsSync(kept) || !existsSync(kept.replace(drawn, ''))) continue;
    const incomplete = `${seededDir}-${randomUUID()}`;
    await copyFile(join(dataDir, name), incomplete);
    await rename(incomplete, kept);
  }
}
