import { join } from 'node:path';
import type { SampleFile } from '../../engine/plugin/names/describedPlugin.ts';
import { findModule, importModule, listEntries } from './pluginFiles.ts';

/** The modules of a plugin's `sample/large/`, which are made only when somebody asks for much data. */
export async function readLargeSamples(dir: string): Promise<SampleFile[]> {
  const folder = join(dir, 'sample', 'large');
  const names = (await listEntries(folder)).map(({ name }) => name).filter((name) => /^[^.]+\.(ts|js|mjs)$/.test(name));
  const read = names.map(async (name) => {
    const module = findModule(join(folder, name.slice(0, name.lastIndexOf('.'))));
    if (!module) return [];
    const { samples = [] } = await importModule<{ samples?: SampleFile['sample'][] }>(module);
    return samples.map((sample) => ({ file: `sample/large/${name}`, sample }));
  });
  return (await Promise.all(read)).flat();
}
