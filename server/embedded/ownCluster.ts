import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/startError.ts';
import type { ServerUser } from './chooseServerUser.ts';

/** Makes an existing cluster usable: a copy made by root belongs to root, a copy through an archive may be open to all. */
export async function ownCluster(options: { clusterDir: string; user?: ServerUser; version: string }): Promise<void> {
  const { clusterDir, user } = options;
  await checkVersion(clusterDir, options.version);
  const { uid, mode } = await stat(clusterDir);
  if (user && uid !== user.uid) {
    for (const entry of await readdir(clusterDir, { recursive: true, withFileTypes: true }))
      await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
    // Last, because by its owner the next start sees whether this was finished.
    await chown(clusterDir, user.uid, user.gid);
  }
  if ((mode & 0o077) !== 0) await chmod(clusterDir, 0o700);
}

async function checkVersion(clusterDir: string, version: string): Promise<void> {
  const written = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (written === '')
    throw new StartError(
      `The data in ${clusterDir} are damaged: PG_VERSION is missing. Put a backup there, or move it away.`,
    );
  const brought = version.split('.')[0];
  if (written !== brought)
    throw new StartError(
      `The data in ${clusterDir} were written by PostgreSQL ${written}, and this Sala brings ${brought}: move them with pg_dump, or set DATABASE_URL to a PostgreSQL that reads them.`,
    );
}
