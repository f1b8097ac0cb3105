import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, inclusive. */
export interface ByteRange {
  from: number;
  to: number;
}

/** Storage of file contents. Metadata and access are in the database. */
export interface FileStorage {
  kind: 'local' | 's3';
  /** Moves a local file into the storage under a key. */
  put(key: string, file: string, mime: string): Promise<void>;
  /** Undefined when the key does not exist. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removing a missing key is not an error. */
  remove(keys: string[]): Promise<void>;
}
