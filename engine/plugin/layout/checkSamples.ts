import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { type JsonObject, SalaError, siteKinds } from '../../../schemas/index.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { kinds, unknownName } from '../../content/unknownName.ts';
import { planCreate } from '../../record/planCreate.ts';
import type { KnownNames } from '../names/collectNames.ts';
import type { DescribedCollection, DescribedPlugin, SampleFile } from '../names/describedPlugin.ts';
import { checkName, inFile, type PluginFault } from '../names/pluginFault.ts';
import { tryCompile } from '../names/tryCompile.ts';
import { checkLayoutFile } from './checkLayoutFile.ts';

/** Sample records that their collection would refuse, and sample layouts with unknown names. */
export function checkSamples(plugin: DescribedPlugin, names: KnownNames, now: Date): PluginFault[] {
  const fill = (text: string) => fillMarks(text, now);
  return plugin.samples.flatMap((sample) => [
    ...(sample.sample.site === undefined
      ? []
      : checkName(sample.sample.site, siteKinds, { file: sample.file, path: 'site', kind: kinds.choice })),
    ...checkSampleRecords(sample, { plugin, names, now, fill }),
    ...Object.entries(sample.sample.layouts ?? {}).flatMap(([key, layout]) =>
      checkLayoutFile(layout, sample.file, names).map((fault) => ({ ...fault, path: `layouts.${key}.${fault.path}` })),
    ),
  ]);
}

interface Checking {
  plugin: DescribedPlugin;
  names: KnownNames;
  now: Date;
  fill: (text: string) => string;
}

function checkSampleRecords({ file, sample }: SampleFile, checking: Checking): PluginFault[] {
  return Object.entries(sample.records ?? {}).flatMap(([name, records]) => {
    const path = `records.${name}`;
    const unknown = checkName(name, checking.names.of('collection'), { file, path, kind: kinds.collection });
    const collection = checking.names.collections.get(name);
    if (unknown.length > 0 || !collection) return unknown;
    return records.flatMap((record, index) =>
      inFile(file, checkRecord(record, collection, checking), `${path}.${index}`),
    );
  });
}

function checkRecord(record: JsonObject, { schema, machine }: DescribedCollection, checking: Checking): ErrorDetail[] {
  const { plugin, now, fill } = checking;
  const collection = tryCompile(schema);
  if (Array.isArray(collection)) return [];
  const input: JsonObject = JSON.parse(fill(JSON.stringify(record)));
  const check = schema['x-check'] === undefined ? undefined : plugin.server?.checks?.[schema['x-check']];
  try {
    const { warnings } = planCreate({
      ...{ collection, machine, check, input, now, id: 'sample', actor: null, trusted: true, imported: true },
    });
    return warnings.flatMap((warning) => (warning.code === 'unknown_field' ? [nameField(warning, collection)] : []));
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    const details = Array.isArray(error.details) ? (error.details as ErrorDetail[]) : []; // as the engine's errors carry them
    return details.length > 0 ? details : [{ code: error.code, message: error.message, text: error.text }];
  }
}

/** A field that would be dropped, with the one that was probably meant. */
function nameField(warning: ErrorDetail, { fields }: Collection): ErrorDetail {
  const text = unknownName(kinds.field, warning.path ?? '', fields.keys());
  return text ? { ...warning, message: text.en, text } : warning;
}

/** What stands for a day or a picture until a demo site is made, as something that fits there. */
function fillMarks(text: string, now: Date): string {
  const today = now.toISOString();
  return text
    .replace(/"sample:day[+-]\d{1,4}"/g, JSON.stringify(today.slice(0, 10)))
    .replace(/"sample:day[+-]\d{1,4}T\d{2}:\d{2}"/g, JSON.stringify(today))
    .replace(/"sample:[a-z0-9-]+\.svg"/g, '"/file/sample.webp"');
}
