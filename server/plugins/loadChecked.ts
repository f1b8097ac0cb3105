import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { rootDir } from '../platform/config/rootDir.ts';
import { isShipped, type LoadedPlugins, loadPlugins } from './loadPlugins.ts';

/** Holds the hash of the sources whose shipped plugins had no fault. */
const soundFile = join(rootDir, '.cache', 'sound-plugins');
const folders = ['schemas', 'engine', 'server', 'plugins'];

/**
 * Loads plugins for a server. The shipped ones are searched for faults once for the same sources, which is a third of what a start
 * computes; those of others are searched at every start.
 */
export async function loadChecked({
  keptIn = soundFile,
  ...options
}: Omit<Parameters<typeof loadPlugins>[0], 'trusts'> & { keptIn?: string }): Promise<LoadedPlugins> {
  const hash = hashSources();
  const isSound = (await readFile(keptIn, 'utf8').catch(() => '')) === hash;
  const loaded = await loadPlugins({ ...options, trusts: (dir) => isSound && isShipped(dir) });
  if (!isSound && !loaded.leftOut.some(({ dir }) => isShipped(dir))) await keep(keptIn, hash);
  return loaded;
}

/** Contents, not times: a fresh checkout of the same sources needs no new search. */
function hashSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listSources())
    hash.update(relative(rootDir, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function listSources(): string[] {
  const found = folders.flatMap((folder) =>
    readdirSync(join(rootDir, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [join(rootDir, 'package-lock.json'), ...found.sort()];
}

/** Where it cannot be written, every start searches. */
async function keep(file: string, hash: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(file, hash))
    .catch(() => undefined);
}
