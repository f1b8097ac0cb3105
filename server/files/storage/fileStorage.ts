import type { Readable } from 'node:stream';

/** Bytes `from` to `to`, both included. */
export interface ByteRange {
  from: number;
  to: number;
}

/** Where the bytes of files lie. What a file is, whose it is and who may read it stands in the database. */
export interface FileStorage {
  kind: 'local' | 's3';
  /** Keeps what stands in a file of this machine under a key; the file is the storage's from then on. */
  put(key: string, file: string, mime: string): Promise<void>;
  /** Undefined when nothing lies there. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removing what is not there is no failure. */
  remove(keys: string[]): Promise<void>;
}
