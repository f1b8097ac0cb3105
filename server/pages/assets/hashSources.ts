import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from '../../platform/config/rootDir.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';

const skipped =
  /^(node_modules|dist|server|layouts|sample|collections|documents|flows|testing)$|\.(test|stories)\.tsx?$|^\./;
const hostFolders = ['schemas', 'engine', 'runtime', 'builder'];
const hostFiles = [
  'package-lock.json',
  'vite.config.ts',
  'server/pages/assets/buildAssets.ts',
  'server/pages/assets/buildInput.ts',
  'server/pages/assets/currentImmer.ts',
  'server/pages/assets/lightPreload.ts',
  'server/pages/assets/production.ts',
  'server/pages/assets/tryBuild.ts',
  'server/pages/assets/withoutAriaTexts.ts',
];

/**
 * A hash of everything the browser's code is built from: contents, not times, so a fresh checkout of the same sources
 * needs no new build.
 */
export function hashSources(plugins: LoadedPlugin[]): string {
  const hash = createHash('sha256');
  const add = (name: string, file: string) => hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  for (const file of hostFiles) add(file, join(rootDir, file));
  for (const folder of hostFolders)
    for (const file of listSources(join(rootDir, folder))) add(relative(rootDir, file), file);
  for (const plugin of [...plugins].sort((a, b) => a.manifest.id.localeCompare(b.manifest.id)))
    for (const file of listSources(plugin.dir)) add(`${plugin.manifest.id}:${relative(plugin.dir, file)}`, file);
  return hash.digest('hex').slice(0, 16);
}

function listSources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !skipped.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? listSources(path) : entry.isFile() ? [path] : [];
    });
}
