import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of contents by their names, not of times: a fresh checkout of the same files has the same. */
export function hashFiles(files: Iterable<readonly [name: string, file: string]>): string {
  const hash = createHash('sha256');
  for (const [name, file] of files) hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The files below a folder, in an order of their own; of what is skipped by its name nothing. */
export function listFiles(dir: string, isSkipped: (name: string) => boolean = () => false): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !isSkipped(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? listFiles(path, isSkipped) : entry.isFile() ? [path] : [];
    });
}
