import { type Language, readText } from 'sala/schemas';
import type { FieldDescription, SourceContext } from 'sala/server';
import type { FieldInfo, Rights } from '../shared/rights.ts';

/** For showing and hiding controls only; access is decided again when a change is sent. */
export async function readRights({ params, records, language, pathOf }: SourceContext): Promise<Rights | null> {
  const name = String(params.collection ?? '');
  const collection = records.describe(name);
  if (!collection) return null;
  const wanted = new Set(Array.isArray(params.fields) ? params.fields.map(String) : []);
  const fields = collection.fields.filter((field) => wanted.has(field.name));
  // Who may not create is told nothing of single fields.
  const writable = records.may(name, 'create') ? new Set(records.writable(name)) : undefined;
  const path = pathOf(name, 'detail', placeholder)?.replace(placeholder, '{id}');
  const newPath = records.may(name, 'create') ? pathOf(name, 'new') : undefined;
  return {
    ...(newPath !== undefined && { newPath, one: collection.title }),
    ...(path !== undefined && { path }),
    create: records.may(name, 'create'),
    update: records.may(name, 'update'),
    states: collection.states.map(({ next, ...state }) => ({ ...state, next: [...next] })),
    fields: Object.fromEntries(
      fields.map((field) => [field.name, { ...describeField(field, language), writable: writable?.has(field.name) }]),
    ),
    required: [...collection.required],
  };
}

/** Stands for the id of a record. */
const placeholder = '-id-';

function describeField({ title, schema }: FieldDescription, language: Language): FieldInfo {
  const titles = schema['x-enum-titles'] ?? {};
  return {
    title,
    format: typeof schema.format === 'string' ? schema.format : undefined,
    options: schema.enum?.map((value) => ({
      value: String(value),
      title: readText(titles[String(value)], language) || String(value),
    })),
  };
}
