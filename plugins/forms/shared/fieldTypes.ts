import { isJsonObject, type Json } from 'sala/schemas';
import type { TypeOf } from './defineTypedField.ts';

/** The field type of each widget with settings, from the properties of its object. */
export const moneyType: TypeOf = ({ currencies }) => ({
  name: 'money',
  currencies: readCodes(currencies, /^[A-Z]{3}$/, ['THB']),
});
export const percentType: TypeOf = ({ decimals }) => ({
  name: 'percent',
  ...(typeof decimals === 'number' && { decimals }),
});
export const multilingualType: TypeOf = ({ languages, maxLength }) => ({
  name: 'multilingual',
  languages: readCodes(languages, /^[a-z]{2}$/, ['th', 'en']),
  ...(typeof maxLength === 'number' && maxLength >= 1 && { maxLength: Math.trunc(maxLength) }),
});

/** `THB, USD` as a list of what are codes; the usual ones where there are none. */
function readCodes(text: unknown, code: RegExp, usual: string[]): string[] {
  const words = typeof text === 'string' ? text.split(/[\s,]+/) : [];
  const codes = words.filter((word) => code.test(word));
  return codes.length > 0 ? codes : usual;
}

/** The text of one language, or one part of a value that is an object. */
export function readPart(value: Json | undefined, part: string): string {
  const found = isJsonObject(value) ? value[part] : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
