import { join, relative } from 'node:path';
import { rootDir } from '../../platform/config/rootDir.ts';
import { hashFiles, listFiles } from '../../platform/hashFiles.ts';
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

/** A hash of everything the browser's code is built from. Plugins of data alone add nothing to it. */
export function hashSources(plugins: LoadedPlugin[]): string {
  return hashFiles([...listHost(), ...listPlugins(plugins.filter(hasViews))]).slice(0, 16);
}

function hasViews({ widgets, controls }: LoadedPlugin): boolean {
  return widgets.length + controls.length > 0;
}

function listHost() {
  const files = hostFolders.flatMap((folder) => listFiles(join(rootDir, folder), isSkipped));
  return [...hostFiles.map((file) => join(rootDir, file)), ...files].map(
    (file) => [relative(rootDir, file), file] as const,
  );
}

function listPlugins(plugins: LoadedPlugin[]) {
  return [...plugins]
    .sort((a, b) => a.manifest.id.localeCompare(b.manifest.id))
    .flatMap(({ dir, manifest }) =>
      listFiles(dir, isSkipped).map((file) => [`${manifest.id}:${relative(dir, file)}`, file] as const),
    );
}

function isSkipped(name: string): boolean {
  return skipped.test(name);
}
