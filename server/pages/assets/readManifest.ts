import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { PluginFault } from '../../../engine/plugin/names/pluginFault.ts';
import type { EntryAsset } from './assets.ts';

/** The content of a build's `assets.json`: each entry with all it needs. */
export interface AssetList {
  entries: Record<string, EntryAsset>;
  fonts: string[];
  /** What is wrong with plugins that cannot be built, by their ids. */
  broken: Record<string, PluginFault[]>;
}

const firstFonts = /ibm-plex-sans-thai-(thai|latin)-400-normal/;

/** Converts Vite's manifest: URLs, style sheets and all imported chunks. */
export async function readManifest(outDir: string): Promise<Omit<AssetList, 'broken'>> {
  const manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest; // Vite's own
  const entries: AssetList['entries'] = {};
  const fonts = new Set<string>();
  const toAddress = (name: string) => `/${manifest[name]?.file}`;
  for (const [key, chunk] of Object.entries(manifest)) {
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) if (firstFonts.test(file)) fonts.add(`/${file}`);
    if (!chunk.isEntry || !chunk.name) continue;
    const needed = collectImports(manifest, key);
    entries[chunk.name] = {
      src: `/${chunk.file}`,
      css: [...new Set(orderStyles(key, needed).flatMap((name) => manifest[name]?.css ?? []))].map(
        (file) => `/${file}`,
      ),
      imports: needed.map(toAddress),
      lazy: [key, ...needed]
        .flatMap((name) => manifest[name]?.dynamicImports ?? [])
        .flatMap((name) => [name, ...collectImports(manifest, name)])
        .map(toAddress),
    };
  }
  return { entries, fonts: [...fonts].sort() };
}

/** What draws a page says first in which order the layers stand; a widget's own styles stand after those of its parts. */
function orderStyles(key: string, needed: readonly string[]): string[] {
  return key.startsWith('plugins/') ? [...needed, key] : [key, ...needed];
}

function collectImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  for (const name of manifest[key]?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    collectImports(manifest, name, seen);
  }
  return [...seen];
}
