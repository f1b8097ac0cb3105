import type { JsonObject } from 'sala/schemas';
import type { RecordField, RecordNames } from './recordAnswer.ts';

/** Whether a field that choosing a reference filled in (`x-fill`) still says no more than the name that stands there. */
export function repeatsName(
  { field }: Pick<RecordField, 'field'>,
  { fields, record, names }: { fields: readonly RecordField[]; record: JsonObject; names: RecordNames },
): boolean {
  return fields.some(({ schema, reference = '', field: chosen }) => {
    const id = record[chosen];
    if (schema['x-fill']?.[field] === undefined || typeof id !== 'string') return false;
    return names[reference]?.[id]?.text === record[field];
  });
}
