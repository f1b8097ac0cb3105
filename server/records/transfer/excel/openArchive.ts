import { open, stat } from 'node:fs/promises';
import yauzl from 'yauzl';
import { archiveTooLarge, excelTooOld } from './excel.errors.ts';
import { excelLimits } from './excelLimits.ts';

export interface Archive {
  names: readonly string[];
  /** The unpacked bytes of an entry; undefined when there is no such entry. */
  read(name: string, maxBytes: number): Promise<AsyncIterable<Buffer> | undefined>;
  close(): void;
}

/** Opens a zip. An entry that says it is too large is refused unread; one that is larger than it says fails where it exceeds that. */
export async function openArchive(file: string): Promise<Archive> {
  await refuseOldExcel(file);
  const { size } = await stat(file);
  const zip = await yauzl.openPromise(file, { autoClose: false });
  const entries = new Map<string, yauzl.Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    if (entries.size > excelLimits.entries) throw archiveTooLarge({}, { limit: 'entries' });
  }
  let total = 0;
  const admit = (bytes: number, maxBytes: number) => {
    total += bytes;
    if (bytes > maxBytes) throw archiveTooLarge({}, { limit: 'part' });
    if (total > excelLimits.totalBytes) throw archiveTooLarge({}, { limit: 'total' });
    if (total > Math.max(excelLimits.ratioFromBytes, size * excelLimits.ratio))
      throw archiveTooLarge({}, { limit: 'ratio' });
  };
  return {
    names: [...entries.keys()],
    read: async (name, maxBytes) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      admit(entry.uncompressedSize, maxBytes);
      return zip.openReadStreamPromise(entry);
    },
    close: () => zip.close(),
  };
}

/** Files of Excel 97 and files with a password are compound files, not zips. */
async function refuseOldExcel(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    if (buffer.toString('hex') === 'd0cf11e0a1b11ae1') throw excelTooOld();
  } finally {
    await handle.close();
  }
}
