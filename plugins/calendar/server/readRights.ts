import { decideAccess, listMoves, listStates } from 'sala/engine';
import { type FieldSchema, type Language, type RecordAction, readText } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { FieldInfo, Rights } from '../shared/rights.ts';

/** Only what the interface shows or hides; every change is decided anew when it is sent. */
export async function readRights({ params, records, language }: SourceContext): Promise<Rights | null> {
  const { collections, actor } = records.context;
  const stored = collections.get(String(params.collection ?? ''));
  if (!stored) return null;
  const { collection, machine } = stored;
  const may = (action: RecordAction) =>
    decideAccess({ collection, action, actor: { id: actor.userId, role: actor.role } }).allowed;
  if (!may('read')) return null;
  const names = Array.isArray(params.fields) ? params.fields.map(String) : [];
  const described = names.flatMap((name): [string, FieldInfo][] => {
    const schema = collection.schema.properties[name];
    return schema && !schema['x-secret'] ? [[name, describeField(name, schema, language)]] : [];
  });
  return {
    create: may('create'),
    update: may('update'),
    states: machine
      ? listStates(machine).map(({ name, meta }) => ({
          name,
          title: readText(meta.title, language),
          tone: meta.tone,
          next: listMoves(machine, name).map(({ to }) => to),
        }))
      : [],
    fields: Object.fromEntries(described),
    required: collection.schema.required ?? [],
  };
}

function describeField(name: string, schema: FieldSchema, language: Language): FieldInfo {
  const titles = schema['x-enum-titles'] ?? {};
  return {
    title: readText(schema['x-title'], language) || name,
    format: typeof schema.format === 'string' ? schema.format : undefined,
    options: schema.enum?.map((value) => ({
      value: String(value),
      title: readText(titles[String(value)], language) || String(value),
    })),
  };
}
