import { parseFormula, readFieldType } from 'sala/engine';
import type { ActionValue, FieldSchema, Json, Text } from 'sala/schemas';
import { ruleTexts } from './stateTexts.ts';

/** Where the value of a field comes from: it is given, or a formula computes it; some formulas are chosen by name. */
export type ValueSource = 'given' | 'formula' | (string & {});

/** The value that an action gives, where it is no formula that reads anything; undefined for one that does. */
export function readGiven(value: ActionValue): Json | undefined {
  if (typeof value !== 'string') return value;
  if (value === '') return '';
  if (/^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
  try {
    const { op, args } = parseFormula(value);
    return op === 'value' && (typeof args === 'string' || typeof args === 'boolean') ? args : undefined;
  } catch {
    return undefined;
  }
}

/** A value as an action holds it: a text is written as a formula. */
export function writeGiven(value: Json): ActionValue {
  if (typeof value !== 'string' || value === '') return value;
  return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

/** Whether a single input can hold what the field holds. */
export function canBeGiven(schema: FieldSchema): boolean {
  return !['object', 'array'].includes(String(schema.type ?? 'object'));
}

/** Formulas that people choose by name, for a field: what time and person are, and fields of the record that hold the same. */
export function listFormulas(
  schema: FieldSchema,
  properties: Record<string, FieldSchema>,
): { value: string; title: Text | string; isField?: boolean }[] {
  const time = { date: 'today', 'date-time': 'now' }[schema.format ?? ''];
  return [
    ...(time === 'today' || time === 'now' ? [{ value: time, title: ruleTexts[time] }] : []),
    ...(schema['x-ref'] === 'user' ? [{ value: 'person.id', title: ruleTexts.person }] : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      holdsSame(field, schema) ? [{ value: `record.${name}`, title: field['x-title'] ?? name, isField: true }] : [],
    ),
  ];
}

function holdsSame(one: FieldSchema, other: FieldSchema): boolean {
  return (
    kindOf(one) === kindOf(other) &&
    one['x-ref'] === other['x-ref'] &&
    String(one.enum ?? '') === String(other.enum ?? '')
  );
}

function kindOf(schema: FieldSchema): string {
  const type = readFieldType(schema);
  return `${type === 'integer' ? 'number' : type} ${type === 'date' ? schema.format : ''}`;
}
