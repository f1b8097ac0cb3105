import { fileTypes } from '../../engine/content/fileKinds.ts';
import { fileAddress } from '../../engine/content/fileName.ts';
import type { FileRow } from './fileRows.ts';

/** The public data of a file. */
export function presentFile(file: FileRow) {
  const { id, name, extension, mime, size, width, height, created_at } = file;
  return {
    ...{ id, name, mime, size, width, height, created_at },
    kind: fileTypes[extension]?.kind ?? 'document',
    public: file.is_public,
    hash: file.hash,
    url: fileAddress(file),
  };
}
