import type { RecordParts } from '../records/recordParts.ts';
import type { FileStore } from './fileStore.ts';

export interface FileParts extends RecordParts {
  files: FileStore;
}
