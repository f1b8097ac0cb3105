import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import type { Json } from '../../../schemas/json.ts';
import type { Language } from '../../../schemas/text.ts';
import { findType } from './findType.ts';

type TypeName = FieldSchema['x-type'] | Json;

/** A value as people read it, in lists and on paper; undefined where `x-type` names no type. */
export function showField(named: TypeName, value: Json | undefined, language: Language): string | undefined {
  const used = findType(named);
  if (!used) return undefined;
  return value === undefined || value === null ? '' : used.type.show(value, language, used.settings);
}

/** A value as a file holds it, from which `readField` makes the same; undefined where `x-type` names no type. */
export function writeField(named: TypeName, value: Json | undefined, language: Language): string | number | undefined {
  const used = findType(named);
  if (!used || value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  return used.type.write?.(value, used.settings) ?? used.type.show(value, language, used.settings);
}

/**
 * A text of a file as a value: the words of people, or JSON as it is stored; what cannot be read stays a text, for validation to
 * report. Undefined where `x-type` names no type.
 */
export function readField(named: TypeName, text: string): Json | undefined {
  const used = findType(named);
  if (!used) return undefined;
  const read = used.type.read(text, used.settings);
  return read === null ? null : (parseStored(text) ?? read ?? text);
}

function parseStored(text: string): Json | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json; // whatever JSON gives is Json
  } catch {
    return undefined;
  }
}
