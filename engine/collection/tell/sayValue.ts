import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { Language, Text } from '../../../schemas/text.ts';
import { groupDigits } from '../../content/groupDigits.ts';
import { showField } from '../field/showField.ts';
import { showDecimal } from '../field/types/decimalText.ts';
import { readUnit } from './readUnit.ts';

/** The field whose value a sentence tells, and in which currency its amounts are, where that is known. */
export interface SaidField {
  name: string;
  schema: FieldSchema;
  currency?: string | undefined;
}

/** The currency that a record names for its amounts. */
export function readCurrency({ currency }: JsonObject): string | undefined {
  return typeof currency === 'string' && currency !== '' ? currency : undefined;
}

/** A value inside a sentence where its field says how: money with its currency, and what its `x-type` shows. */
export function sayValue(value: Json, { name, schema, currency }: SaidField, language: Language): string | undefined {
  const typed = showField(schema['x-type'], value, language);
  if (typed !== undefined || typeof value !== 'number') return typed;
  if (readUnit(name, schema) !== 'currency') return groupDigits(value);
  if (currency === undefined) return showDecimal(value, { least: 2 });
  return showField('money', { amount: value, currency }, language);
}

/** A value in both languages; a dash where there is none. */
export function tellValue(value: Json, field: SaidField): Text {
  if (value === null) return { th: '—', en: '—' };
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return { th: sayValue(value, field, 'th') ?? plain, en: sayValue(value, field, 'en') ?? plain };
}
