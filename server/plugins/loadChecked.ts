import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { rootDir } from '../platform/config/rootDir.ts';
import { hashFiles, listFiles } from '../platform/hashFiles.ts';
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

function hashSources(): string {
  const files = folders.flatMap((folder) => listFiles(join(rootDir, folder)));
  const named = [join(rootDir, 'package-lock.json'), ...files].map((file) => [relative(rootDir, file), file] as const);
  return `${process.version} ${hashFiles(named)}`;
}

/** Where it cannot be written, every start searches. */
async function keep(file: string, hash: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(file, hash))
    .catch(() => undefined);
}
