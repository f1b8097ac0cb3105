import { readFieldType } from 'sala/engine';
import { type FieldSchema, toText } from 'sala/schemas';
import type { RightField } from './ownRole.ts';

/** The fields that the line of a condition can compare: those of one plain value. */
export function listComparable(properties: Readonly<Record<string, FieldSchema>>): RightField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const type = readFieldType(schema);
    if (type === 'array' || type === 'object' || type === 'any') return [];
    const choices = (schema.enum ?? []).map((choice) => {
      const value = String(choice);
      return { value, title: toText(schema['x-enum-titles']?.[value] ?? value) };
    });
    const title = toText(schema['x-title'] ?? name);
    return [{ name, title, type: schema.format === 'date-time' ? 'string' : type, choices }];
  });
}
