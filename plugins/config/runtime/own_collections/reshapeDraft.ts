import type { FieldSchema, JsonObject, Text } from 'sala/schemas';

/** A collection that the site defined itself. */
export interface OwnCollection {
  name: string;
  title: string | Text;
  schema: { properties: Record<string, FieldSchema> };
}

/** What somebody wants to become of it, as the form holds it. */
export interface ReshapeDraft {
  name: string;
  drop: boolean;
  fields: FieldDraft[];
}

export interface FieldDraft {
  /** The name that it has. */
  from: string;
  to: string;
  type: string;
  remove: boolean;
}

/** What a plan says that will happen. */
export interface Plan {
  records: number;
  moved: { from: string; to: string; count: number }[];
  converted: { field: string; count: number }[];
  lost: { field: string; count: number; examples: { id: string; value: unknown }[] }[];
  follows: string[];
  namedBy: { kind: 'layout' | 'api_key' | 'webhook'; where: string; names: string[] }[];
  indexes: string[];
  blocked: { path: string; message: string }[];
  mark: string;
}

/** The types to which values can be converted. */
export const fieldTypes: Record<string, FieldSchema> = {
  text: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
};

/** The name of its type; empty for one that is not converted here. */
export function nameType(field: FieldSchema): string {
  if (field['x-type'] !== undefined || field.enum || field['x-ref'] !== undefined) return '';
  const found = Object.entries(fieldTypes).find(
    ([, { type, format }]) => field.type === type && (field.format ?? undefined) === format,
  );
  return found?.[0] ?? '';
}

export function draftReshape({ name, schema }: OwnCollection): ReshapeDraft {
  const fields = Object.entries(schema.properties).map(([from, field]) => ({
    ...{ from, to: from, type: nameType(field), remove: false },
  }));
  return { name, drop: false, fields };
}

/** What is asked of the server; nothing where nothing is to change. */
export function readReshape({ name, drop, fields }: ReshapeDraft, collection: OwnCollection): JsonObject | undefined {
  if (drop) return { drop: true };
  const kept = fields.filter(({ remove }) => !remove);
  const renamed = kept.filter(({ from, to }) => to.trim() !== '' && to.trim() !== from);
  const removed = fields.filter(({ remove }) => remove).map(({ from }) => from);
  const converted = kept.flatMap(({ from, to, type }) => {
    const field = collection.schema.properties[from];
    if (!field || type === '' || type === nameType(field)) return [];
    return [[to.trim() || from, describeAs(field, type)] as const];
  });
  const reshape = {
    ...(renamed.length > 0 && { rename: Object.fromEntries(renamed.map(({ from, to }) => [from, to.trim()])) }),
    ...(removed.length > 0 && { remove: removed }),
    ...(converted.length > 0 && { convert: Object.fromEntries(converted) }),
    ...(name.trim() !== collection.name && name.trim() !== '' && { name: name.trim() }),
  };
  return Object.keys(reshape).length > 0 ? (reshape as JsonObject) : undefined; // schemas are JSON
}

/** The field with another type: its title, index and help stay, limits of the old type go. */
function describeAs(field: FieldSchema, type: string): FieldSchema {
  const kept = ['x-title', 'x-help', 'x-index', 'x-unique', 'x-aliases', 'x-width', 'x-hidden-in'] as const;
  const lasting = kept.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]] as const]));
  return { ...fieldTypes[type], ...Object.fromEntries(lasting) };
}
