import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FileStorage } from './fileStorage.ts';

/** Files in a local folder. Only the server makes keys; one that leads out of the folder is a bug. */
export function openLocalStorage(dir: string): FileStorage {
  const place = (key: string) => {
    const path = join(dir, key);
    if (relative(dir, path).startsWith('..') || key.includes('\0')) throw new Error('a key left the folder of files');
    return path;
  };
  return {
    kind: 'local',
    put: async (key, file) => {
      await mkdir(dirname(place(key)), { recursive: true });
      await rename(file, place(key));
    },
    open: async (key, range) => {
      const path = place(key);
      try {
        await access(path);
      } catch {
        return undefined;
      }
      return createReadStream(path, range && { start: range.from, end: range.to });
    },
    remove: async (keys) => {
      for (const key of keys) await rm(place(key), { force: true });
    },
  };
}
