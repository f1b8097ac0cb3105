import { isJsonObject, type Json } from 'sala/schemas';
import type { TypeOf } from './defineTypedField.ts';

/** The field type of each widget with settings, from the properties of its object. */
export const moneyType: TypeOf = ({ currencies }) => ({ name: 'money', currencies: readCodes(currencies, 'THB') });
export const percentType: TypeOf = ({ decimals }) => ({
  name: 'percent',
  ...(typeof decimals === 'number' && { decimals }),
});
export const multilingualType: TypeOf = ({ languages, maxLength }) => ({
  name: 'multilingual',
  languages: readCodes(languages, 'th,en'),
  ...(typeof maxLength === 'number' && { maxLength }),
});

/** `THB, USD` as a list; the usual ones where it is empty. */
function readCodes(text: unknown, usual: string): string[] {
  const codes = (typeof text === 'string' ? text : '').split(/[\s,]+/).filter(Boolean);
  return codes.length > 0 ? codes : usual.split(',');
}

/** The text of one language, or one part of a value that is an object. */
export function readPart(value: Json | undefined, part: string): string {
  const found = isJsonObject(value) ? value[part] : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
