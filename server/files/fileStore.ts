import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/readConfig.ts';
import type { FileStorage } from './storage/fileStorage.ts';
import { openFileStorage } from './storage/openFileStorage.ts';

/** Where files lie, and where they are worked on until they do. */
export interface FileStore {
  storage: FileStorage;
  /** On this machine, beside the local storage, so that what is done moves there without being copied. */
  workDir: string;
}

/** Opens the storage of files. What an earlier process left half done is of no use to anybody. */
export async function openFileStore(config: Config): Promise<FileStore> {
  const workDir = join(config.dataDir, 'files', `work-${process.pid}`);
  await rm(workDir, { recursive: true, force: true });
  return { storage: await openFileStorage(config), workDir };
}
