import { showField } from '../../../engine/collection/field/showField.ts';
import { formatValue, type ReadingPlace } from '../../../engine/layout/binding/formatValue.ts';
import { isJsonObject, type JsonObject, type Placeholder } from '../../../schemas/index.ts';
import type { FieldChoice } from '../fields/fieldChoices.ts';

/** A value of a record as a text: in the words of the reader where there are any. */
export function showCell(record: JsonObject, { name, schema }: FieldChoice, place: ReadingPlace): string {
  const titles = isJsonObject(record._titles) ? record._titles : {};
  const value = titles[name] ?? record[name];
  const typed = showField(schema['x-type'], value, place.language);
  return typed ?? formatValue(value, formatsOf(schema.format), place);
}

function formatsOf(format: string | undefined): Placeholder['formats'] {
  if (format === 'date-time') return [{ name: 'datetime', argument: 'short' }];
  return format === 'date' ? [{ name: 'date', argument: 'short' }] : [];
}
