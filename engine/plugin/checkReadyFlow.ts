import { flowStepTypes } from '../../schemas/flow/flowStepTypes.ts';
import type { Json, JsonObject, PropertySchema, ReadyFlow } from '../../schemas/index.ts';
import { keysOf } from '../content/keysOf.ts';
import { kinds } from '../content/unknownName.ts';
import { checkFlow } from '../flow/checkFlow.ts';
import { checkFlowNames } from '../flow/checkFlowNames.ts';
import { fillReadyFlow } from '../flow/fillReadyFlow.ts';
import type { KnownNames } from './names/collectNames.ts';
import { checkName, checkText, faultIn, inFile, type PluginFault } from './names/pluginFault.ts';
import { checkIcon } from './values/checkIcon.ts';
import { checkProperties } from './values/checkProperties.ts';

/** Settings are asked for as parameters of steps are. */
const controls = new Set(
  Object.values(flowStepTypes)
    .flatMap(({ params }) => Object.values(params))
    .flatMap((schema) => schema['x-control'] ?? []),
);
const keys = keysOf<ReadyFlow>({
  title: 1,
  description: 1,
  icon: 1,
  settings: 1,
  required: 1,
  roles: 1,
  definition: 1,
});

/** What is wrong with a ready flow of a plugin, tried with values for its settings: its form, else the names in it. */
export function checkReadyFlow(name: string, ready: ReadyFlow, names: KnownNames): PluginFault[] {
  const file = `flows/${name}.json`;
  const { settings = {}, definition } = ready;
  const offered = checkOffered(ready, file, names);
  if (offered.length > 0) return offered;
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

/** What a site sees of it before it is switched on. */
function checkOffered(ready: ReadyFlow, file: string, names: KnownNames): PluginFault[] {
  const { title, description, icon, settings = {}, required = [] } = ready;
  return [
    ...Object.keys(ready).flatMap((key) => checkName(key, keys, { file, path: key, kind: kinds.key })),
    ...checkText(title, { file, path: 'title' }),
    ...checkText(description, { file, path: 'description' }),
    ...(icon === undefined ? [] : checkIcon(icon, names, { file, path: 'icon' })),
    ...checkProperties(settings, { file, path: 'settings', controls }),
    ...required.flatMap((name) => checkName(name, Object.keys(settings), { file, path: 'required', kind: kinds.key })),
  ];
}

function sampleOf(settings: Record<string, PropertySchema>): JsonObject {
  return Object.fromEntries(Object.entries(settings).map(([name, schema]) => [name, sampleValue(schema)]));
}

function sampleValue({ default: value, type, enum: values }: PropertySchema): Json {
  if (value !== undefined) return value as Json; // a default is JSON
  if (values) return values[0] as Json; // of an enum
  return type === 'array' ? ['admin'] : type === 'number' ? 1 : type === 'boolean' ? true : 'x';
}
