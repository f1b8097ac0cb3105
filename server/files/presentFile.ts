import { fileTypes } from '../../engine/file/fileKinds.ts';
import { fileAddress } from '../../engine/file/fileName.ts';
import type { FileRow } from './fileRows.ts';

/** A file as people may know it. */
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
