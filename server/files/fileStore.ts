import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config/readConfig.ts';
import type { FileStorage } from './storage/fileStorage.ts';
import { openFileStorage } from './storage/openFileStorage.ts';

/** File storage and its working folder. */
export interface FileStore {
  storage: FileStorage;
  /** Local, on the same disk as the local storage, so that finished files can be renamed into place. */
  workDir: string;
}

/** Opens the file storage and clears the working folder of earlier processes. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const workDir = join(config.dataDir, 'files', `work-${process.pid}`);
  await rm(workDir, { recursive: true, force: true });
  return { storage: await openFileStorage(config), workDir };
}
