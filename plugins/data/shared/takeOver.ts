import type { Json, JsonObject } from 'sala/schemas';
import { readValue } from './readValue.ts';
import type { RecordField } from './recordAnswer.ts';

/**
 * What choosing a record fills in (`x-fill`): for each field beside it the value, null where the record has none. A choice such as
 * a unit goes into a field of plain text by its title, which is what people read and print there.
 */
export function takeOver(
  { schema, fillTitles }: Pick<RecordField, 'schema' | 'fillTitles'>,
  record: JsonObject,
  findField: (name: string) => Pick<RecordField, 'choices'> | undefined,
): [string, Json][] {
  return Object.entries(schema['x-fill'] ?? {}).map(([target, source]) => {
    const value = readValue(record, source);
    const title = findField(target)?.choices ? undefined : fillTitles?.[source]?.[String(value)];
    return [target, title ?? value];
  });
}
