import type { Json, JsonObject, PropertySchema, ReadyFlow } from '../../schemas/index.ts';
import { checkFlow } from '../flow/checkFlow.ts';
import { checkFlowNames } from '../flow/checkFlowNames.ts';
import { fillReadyFlow } from '../flow/fillReadyFlow.ts';
import type { KnownNames } from './collectNames.ts';
import { faultIn, inFile, type PluginFault } from './pluginFault.ts';

/** What is wrong with a ready flow of a plugin, tried with values for its settings: its form, else the names in it. */
export function checkReadyFlow(name: string, ready: ReadyFlow, names: KnownNames): PluginFault[] {
  const file = `flows/${name}.json`;
  const { settings = {}, definition } = ready;
  const used = [...JSON.stringify(definition ?? null).matchAll(/\$setting\.(\w+)/g)].map(([, setting = '']) => setting);
  const unknown = used.find((setting) => !(setting in settings));
  if (unknown !== undefined)
    return [faultIn(file, 'settings', { th: `ไม่มีการตั้งค่า ${unknown}`, en: `there is no setting ${unknown}` })];
  const tried = fillReadyFlow(ready, sampleOf(settings));
  const faults = checkFlow(tried as unknown as Json); // a definition is JSON
  if (faults.length > 0) return inFile(file, faults, 'definition');
  if (names.isUnsure('collection')) return [];
  const known = { names: names.of('collection'), get: (collection: string) => names.find(collection) };
  return inFile(file, checkFlowNames(tried, known), 'definition');
}

function sampleOf(settings: Record<string, PropertySchema>): JsonObject {
  return Object.fromEntries(Object.entries(settings).map(([name, schema]) => [name, sampleValue(schema)]));
}

function sampleValue({ default: value, type, enum: values }: PropertySchema): Json {
  if (value !== undefined) return value as Json; // a default is JSON
  if (values) return values[0] as Json; // of an enum
  return type === 'array' ? ['admin'] : type === 'number' ? 1 : type === 'boolean' ? true : 'x';
}
