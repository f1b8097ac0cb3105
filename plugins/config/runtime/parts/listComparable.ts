import { readFieldType } from 'sala/engine';
import type { ConditionField } from 'sala/runtime';
import { type FieldSchema, toText } from 'sala/schemas';

type Properties = Readonly<Record<string, FieldSchema>>;

/** The fields that the line of a condition can compare: those of one plain value, and the amounts of money. */
export function listComparable(properties: Properties): ConditionField[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const title = toText(schema['x-title'] ?? name);
    if (schema['x-type'] === 'money') return [{ name: `${name}.amount`, title, schema: amount }];
    const type = readFieldType(schema);
    if (type === 'array' || type === 'object' || type === 'any') return [];
    return [{ name, title, schema }];
  });
}

/** The one of this name. */
export function findComparable(properties: Properties, name: string): ConditionField | undefined {
  return listComparable(properties).find((field) => field.name === name);
}

const amount: FieldSchema = { type: 'number' };
