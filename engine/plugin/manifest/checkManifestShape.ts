import type { PluginManifest } from '../../../schemas/index.ts';
import { isJsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import { faultIn, type PluginFault } from '../names/pluginFault.ts';

type Shape = 'text' | 'texts' | 'objects' | 'map';

const shapes: { [Key in keyof PluginManifest]?: Shape } = {
  ...{ group: 'text', icon: 'text', base: 'text', redirect: 'text' },
  ...{ roles: 'texts', requires: 'texts', kinds: 'texts', coming: 'texts' },
  ...{ ownRoles: 'objects', routes: 'objects', screens: 'objects', counters: 'objects', registration: 'objects' },
  ...{ flowStarts: 'map', numberPatterns: 'map', publicRecords: 'map', forms: 'map' },
};

const wanted: Record<Shape, Text> = {
  text: { th: 'ต้องเป็นข้อความ', en: 'must be a text' },
  texts: { th: 'ต้องเป็นรายการข้อความ', en: 'must be a list of texts' },
  objects: { th: 'ต้องเป็นรายการออบเจ็กต์', en: 'must be a list of objects' },
  map: { th: 'ต้องเป็นออบเจ็กต์', en: 'must be an object' },
};

/** Parts of a manifest that are of another kind than what reads them expects: it cannot be checked any further. */
export function checkManifestShape(manifest: PluginManifest, file: string): PluginFault[] {
  return Object.entries(shapes).flatMap(([key, shape]) => {
    const value: unknown = manifest[key as keyof PluginManifest]; // keys of a manifest
    return value === undefined || fits(value, shape) ? [] : [faultIn(file, key, wanted[shape])];
  });
}

function fits(value: unknown, shape: Shape): boolean {
  if (shape === 'text') return typeof value === 'string';
  if (shape === 'map') return isJsonObject(value);
  const isOne = (one: unknown) => (shape === 'texts' ? typeof one === 'string' : isJsonObject(one));
  return Array.isArray(value) && value.every(isOne);
}
