import { join } from 'node:path';
import type { Config } from '../../platform/config/readConfig.ts';
import type { FileStorage } from './fileStorage.ts';
import { openLocalStorage } from './openLocalStorage.ts';

/** Opens the configured S3 store, else a folder in `DATA_DIR`. */
export async function openFileStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<FileStorage> {
  if (!config.s3) return openLocalStorage(join(config.dataDir, 'files'));
  const { openS3Storage } = await import('./openS3Storage.ts');
  return openS3Storage(config.s3);
}
