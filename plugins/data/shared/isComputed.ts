import type { FieldSchema } from 'sala/schemas';

/** Whether a field's value is made from others: nobody types it. */
export function isComputed(schema: FieldSchema): boolean {
  return schema['x-formula'] !== undefined || schema['x-rollup'] !== undefined;
}
