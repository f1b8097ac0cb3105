import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { EntryAsset } from './assets.ts';

/** What `assets.json` of a build says: each entry with all it needs. */
export interface AssetList {
  entries: Record<string, EntryAsset>;
  fonts: string[];
}

const firstFonts = /ibm-plex-sans-thai-(thai|latin)-400-normal/;

/** Turns Vite's manifest into what the server asks for: addresses, style sheets and all chunks imported on the way. */
export async function readManifest(outDir: string): Promise<AssetList> {
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
      css: [...new Set([...needed, key].flatMap((name) => manifest[name]?.css ?? []))].map((file) => `/${file}`),
      imports: needed.map(toAddress),
      lazy: [key, ...needed]
        .flatMap((name) => manifest[name]?.dynamicImports ?? [])
        .flatMap((name) => [name, ...collectImports(manifest, name)])
        .map(toAddress),
    };
  }
  return { entries, fonts: [...fonts].sort() };
}

function collectImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  for (const name of manifest[key]?.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    collectImports(manifest, name, seen);
  }
  return [...seen];
}
