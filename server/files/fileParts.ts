import type { RecordParts } from '../records/context/recordParts.ts';
import type { FileStore } from './fileStore.ts';

export interface FileParts extends RecordParts {
  files: FileStore;
}
