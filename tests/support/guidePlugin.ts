import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rootDir } from '../../server/platform/config/rootDir.ts';
import { readGuideFiles } from '../docs/guideFiles.ts';
import type { TestApp } from './testApp.ts';

export interface TestPlugin {
  folder: string;
  remove(): Promise<void>;
}

/** Writes the files of a plugin to a new folder outside the repository. */
export async function writePlugin(files: { path: string; content: string }[]): Promise<TestPlugin> {
  const folder = await mkdtemp(join(tmpdir(), 'sala-plugin-'));
  for (const { path, content } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content.replaceAll('/path/to/sala', rootDir));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The plugin that pages of `docs/` build, a file of a later one in the place of that of an earlier one. */
export function writeGuidePlugin(...pages: string[]): Promise<TestPlugin> {
  const files = new Map(
    (pages.length > 0 ? pages : ['PLUGIN.md', 'PLUGIN_CODE.md'])
      .flatMap(readGuideFiles)
      .map((file) => [file.path, file] as const),
  );
  // A module stands for its data.
  for (const path of files.keys())
    if (/(^manifest|\.machine)\.ts$/.test(path)) files.delete(path.replace(/ts$/, 'json'));
  return writePlugin([...files.values()]);
}

/** Switches a plugin on as an administrator of the site does. */
export async function turnOn(test: TestApp, plugin: string, host?: string): Promise<void> {
  const root = test.as('root');
  const { plugins } = (await root('/api/site', { host })).json().data;
  const changed = await root('/api/site', { method: 'PUT', body: { plugins: [...plugins, plugin] }, host });
  if (changed.status !== 200) throw new Error(changed.text);
}
