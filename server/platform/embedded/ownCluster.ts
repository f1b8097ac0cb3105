import { chmod, chown, lchown, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/startError.ts';
import type { ServerUser } from './chooseServerUser.ts';

/** Fixes the owner and permissions of an existing cluster, for copies made by root or through an archive. */
export async function ownCluster(options: { clusterDir: string; user?: ServerUser; version: string }): Promise<void> {
  const { clusterDir, user } = options;
  await checkVersion(clusterDir, options.version);
  const { uid, mode } = await stat(clusterDir);
  if (user && uid !== user.uid) {
    for (const entry of await readdir(clusterDir, { recursive: true, withFileTypes: true }))
      await lchown(join(entry.parentPath, entry.name), user.uid, user.gid);
    // Last, because the next start takes its owner as the sign that this was finished.
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
