import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import { isJsonObject, type Json } from '../../../schemas/json.ts';
import { fieldTypes } from './fieldTypes.ts';
import type { FieldSettings, FieldTypeDefinition } from './types/fieldType.ts';

/** A field type with the settings of one field. */
export interface UsedType {
  name: string;
  type: FieldTypeDefinition;
  settings: FieldSettings;
}

const table: Readonly<Record<string, FieldTypeDefinition>> = fieldTypes;

/** What `x-type` names: a type, or a type with settings; undefined where it names none. */
export function findType(named: FieldSchema['x-type'] | Json): UsedType | undefined {
  if (named === undefined || named === null) return undefined;
  const { name, ...settings } = isJsonObject(named) ? named : { name: named };
  const type = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
  return type && { name: String(name), type, settings };
}
