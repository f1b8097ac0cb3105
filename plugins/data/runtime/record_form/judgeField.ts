import { checkTypedValue } from 'sala/engine';
import type { FieldSchema, Json, JsonObject, Text } from 'sala/schemas';
import { isSameValue, readFormValue } from '../../shared/formValues.ts';
import { readValue } from '../../shared/readValue.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';

/**
 * What the server would refuse of a text or a number by the rules of its field alone: said when the field is left, in the words that
 * the server would use. What stands there as it was read is not sent, so it is not judged.
 */
export function judgeField(
  name: string,
  value: Json | undefined,
  { fields, base }: { fields: readonly RecordField[]; base: JsonObject },
): Text | undefined {
  const [whole = '', part] = name.split('.');
  const field = fields.find((one) => one.field === whole);
  const own = part === undefined ? field : field?.parts?.find((one) => one.field === part);
  if (!own || !isPlain(own.schema) || isSameValue(value, readValue(base, name), own.schema)) return undefined;
  const read = readFormValue(typeof value === 'string' ? value.trim() : value, own.schema);
  return read === null ? undefined : checkTypedValue(own.schema, read, own.title);
}

/** Days and moments, choices and named types have widgets that judge them as they are typed. */
function isPlain({ type, format, enum: choices, 'x-type': named, 'x-formula': formula }: FieldSchema): boolean {
  const isDate = format === 'date' || format === 'date-time' || format === 'time';
  return ['string', 'number', 'integer'].includes(String(type)) && !isDate && !choices && !named && !formula;
}
