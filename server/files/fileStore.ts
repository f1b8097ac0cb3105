import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../platform/child/isAlive.ts';
import type { Config } from '../platform/config/readConfig.ts';
import type { FileStorage } from './storage/fileStorage.ts';
import { openFileStorage } from './storage/openFileStorage.ts';

/** File storage and its working folder. */
export interface FileStore {
  storage: FileStorage;
  /** Local, on the same disk as the local storage, so that finished files can be renamed into place. */
  workDir: string;
}

const prefix = 'work-';
/** After this time without a new file, the folder of a process on another machine counts as left. */
const foreignMs = 24 * 60 * 60_000;

/** Opens the file storage and removes the working folders of processes that have ended, killed ones too. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const folder = join(config.dataDir, 'files');
  const own = `${prefix}${hostname()}-`;
  const workDir = join(folder, `${own}${process.pid}`);
  await rm(workDir, { recursive: true, force: true });
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.startsWith(prefix)) continue;
    const isLeft = name.startsWith(own) ? !isAlive(Number(name.slice(own.length))) : await isOld(join(folder, name));
    if (isLeft) await rm(join(folder, name), { recursive: true, force: true });
  }
  return { storage: await openFileStorage(config), workDir };
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > foreignMs;
}
