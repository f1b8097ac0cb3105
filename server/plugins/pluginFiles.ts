import { type Dirent, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

export async function importModule<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module; // a plugin's module is checked by those who read its parts
}

export async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content; // what it holds is checked with the plugin
}

export function findModule(path: string): string | undefined {
  return [`${path}.ts`, `${path}.js`, `${path}.mjs`].find(existsSync);
}

export async function listFolders(dir: string): Promise<string[]> {
  return (await listEntries(dir)).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

export async function listEntries(dir: string): Promise<Dirent[]> {
  if (!existsSync(dir)) return [];
  return (await readdir(dir, { withFileTypes: true })).sort((a, b) => a.name.localeCompare(b.name));
}
