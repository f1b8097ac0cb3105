import { readFieldType } from 'sala/engine';
import type { ConditionField } from 'sala/runtime';
import { type FieldSchema, toText } from 'sala/schemas';

/** The fields that the line of a condition can compare: those of one plain value. */
export function listComparable(properties: Readonly<Record<string, FieldSchema>>): ConditionField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const type = readFieldType(schema);
    if (type === 'array' || type === 'object' || type === 'any') return [];
    return [{ name, title: toText(schema['x-title'] ?? name), schema }];
  });
}
