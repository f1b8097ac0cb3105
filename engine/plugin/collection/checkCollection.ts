import type { KnownNames } from '../names/collectNames.ts';
import type { DescribedCollection } from '../names/describedPlugin.ts';
import { faultIn, inFile, type PluginFault } from '../names/pluginFault.ts';
import { tryCompile } from '../names/tryCompile.ts';
import { checkTogether } from './checkTogether.ts';

/** What is wrong with a collection of a plugin: its schema, the names in it, and its machine. */
export function checkCollection(described: DescribedCollection, names: KnownNames): PluginFault[] {
  const { folder, schema, machine } = described;
  const file = `collections/${folder}/${folder}.schema.json`;
  const compiled = tryCompile(schema);
  if (Array.isArray(compiled)) return inFile(file, compiled);
  const named = compiled.name === folder ? [] : [misnamed(file, folder)];
  const files = { schema: file, machine: `collections/${folder}/${folder}.machine.ts` };
  return [...named, ...checkTogether({ collection: compiled, machine }, names, files)];
}

function misnamed(file: string, folder: string): PluginFault {
  return faultIn(file, 'name', {
    th: `ชื่อต้องเหมือนโฟลเดอร์ "${folder}"`,
    en: `must be the name of its folder, "${folder}"`,
  });
}
