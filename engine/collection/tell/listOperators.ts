import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { FilterOperator } from '../../condition/filterRows.ts';
import { readFieldType } from '../compiled/readFieldType.ts';

/** The operators for a field, most common first. */
export function listOperators(schema: FieldSchema): FilterOperator[] {
  const type = readFieldType(schema);
  if (type === 'array') return ['includes', 'filled', 'empty'];
  if (type === 'boolean') return ['is', 'not', 'filled', 'empty'];
  if (schema.enum || schema['x-ref']) return ['is', 'not', 'oneOf', 'filled', 'empty'];
  if (type === 'number' || type === 'integer' || type === 'date')
    return ['is', 'not', 'more', 'atLeast', 'less', 'atMost', 'filled', 'empty'];
  return ['is', 'contains', 'not', 'filled', 'empty'];
}
