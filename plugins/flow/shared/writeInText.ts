import { readUnit } from 'sala/engine';
import type { FieldSchema } from 'sala/schemas';

/** How a value stands in a text that people read: an amount and a date as people write them. */
export function writeInText(name: string, schema?: FieldSchema): string {
  if (name.startsWith('$')) return name;
  const format = schema && formatFor(name.split('.').at(-1) ?? '', schema);
  return format ? `{{${name} | ${format}}}` : `{{${name}}}`;
}

function formatFor(field: string, schema: FieldSchema): string | undefined {
  if (schema.format === 'date') return 'date';
  if (schema.format === 'date-time') return 'datetime';
  return readUnit(field, schema) === 'currency' ? 'number: 2' : undefined;
}
