import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/startError.ts';
import type { ServerUser } from './chooseServerUser.ts';
import { spawnSupervised } from './spawnSupervised.ts';

/**
 * The data path for PostgreSQL. On Linux it is started inside the folder with the path `.`: root's PostgreSQL runs as
 * another user, who could not traverse folders that only root may enter.
 */
export function pathFromInside(clusterDir: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
}

/**
 * Creates the cluster in a temporary folder and renames it when complete, so that an interrupted creation leaves
 * nothing.
 */
export async function createCluster(options: {
  home: string;
  clusterDir: string;
  binDir: string;
  user?: ServerUser;
  superuser: string;
  password: string;
}): Promise<void> {
  await removeHalfMade(options.home);
  const name = `new-${randomBytes(6).toString('hex')}`;
  const dir = join(options.home, name);
  const passwordFile = join(options.home, `${name}.password`);
  await mkdir(dir, { mode: 0o700 });
  const readable = await open(passwordFile, 'wx+', 0o600);
  try {
    await readable.writeFile(options.password);
    if (options.user) {
      await chown(dir, options.user.uid, options.user.gid);
      await readable.chown(options.user.uid, options.user.gid);
    }
    await runInitdb({ ...options, dir, readable: readable.fd });
  } finally {
    await readable.close();
    await rm(passwordFile, { force: true });
  }
  await chmod(dir, 0o700);
  await rename(dir, options.clusterDir);
  await syncFolder(options.home);
}

async function runInitdb(options: {
  dir: string;
  binDir: string;
  user?: ServerUser;
  superuser: string;
  readable: number;
}): Promise<void> {
  const process = spawnSupervised({
    command: join(options.binDir, 'initdb'),
    args: [
      `--pgdata=${pathFromInside(options.dir)}`,
      `--username=${options.superuser}`,
      '--pwfile=/dev/fd/3',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--text-search-config=simple',
      '--data-checksums',
      '--no-instructions',
    ],
    cwd: options.dir,
    user: options.user,
    readable: options.readable,
  });
  const lines: string[] = [];
  process.onLine((line) => lines.push(line));
  const end = await process.ended;
  if (end === 0) return;
  const reason = lines.find((line) => line.includes('error:')) ?? lines.at(-1) ?? `it ended with ${end}`;
  throw new StartError(`The embedded PostgreSQL could not create its data in ${options.dir}: ${reason}`);
}

/** Left by an earlier, killed start; a dying initdb may still write there, so the rest is left for the next start. */
async function removeHalfMade(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith('new-')) await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  await folder.sync();
  await folder.close();
}
