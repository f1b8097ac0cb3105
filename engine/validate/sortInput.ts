import { systemFieldNames } from '../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/collection.ts';
import { readCollectionName } from '../collection/collectionNames.ts';
import { readInput } from './readInput.ts';
import { shapeValue } from './shapeValue.ts';
import { readOffset, type ValidationContext } from './validationContext.ts';

/** What a caller sent, field by field. */
export interface SortedInput {
  /** Values as they are stored. */
  values: JsonObject;
  /** Fields that were sent without a value: to be emptied. */
  cleared: string[];
  /** The state the caller names. */
  state?: Json;
  /** Names that no field has, with what came under them. */
  unknown: JsonObject;
  errors: ErrorDetail[];
}

/** Kept by the system: what a caller sends under these names is left aside without a word. */
const protectedNames = new Set<string>([
  ...systemFieldNames,
  '_id',
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'created_date',
  'updated_date',
  'deleted_at',
  'deletedAt',
  'site_id',
  'siteId',
]);

/** What a form sends along when a browser's event was taken for the record. */
const eventNames = new Set([
  'isTrusted',
  'bubbles',
  'cancelBubble',
  'cancelable',
  'composed',
  'currentTarget',
  'defaultPrevented',
  'eventPhase',
  'nativeEvent',
  'preventDefault',
  'returnValue',
  'srcElement',
  'stopPropagation',
  'target',
  'timeStamp',
]);

/** Sorts what a caller sent into values of fields, requests about the state, and names nobody knows. */
export function sortInput(collection: Collection, input: unknown, context: ValidationContext): SortedInput {
  const { value, errors } = readInput(input);
  const sorted: SortedInput = { values: {}, cleared: [], unknown: {}, errors };
  const shaping = { timezoneOffset: readOffset(context) };
  for (const [written, item] of Object.entries(value)) {
    const name = collection.aliases.get(written) ?? written;
    const field = collection.fields.get(name);
    if (!field) {
      sortOther(collection, written, item, sorted, 'isTrusted' in value);
      continue;
    }
    // Under its own name a value counts more than under another.
    if (name !== written && Object.hasOwn(value, name)) continue;
    if (field.readonly && !context.trusted) continue;
    const shaped = shapeValue(item, field.schema, shaping);
    if (shaped === undefined) sorted.cleared.push(name);
    else sorted.values[name] = shaped;
  }
  return sorted;
}

function sortOther(collection: Collection, name: string, item: Json, sorted: SortedInput, isEvent: boolean): void {
  const system = collection.systemAliases.get(name) ?? name;
  if (system === 'state') sorted.state = item;
  else if (protectedNames.has(system) || name.startsWith('_') || eventNames.has(name)) return;
  else if (name === 'type' && (isEvent || isOwnType(collection, item))) return;
  else sorted.unknown[name] = item;
}

/** A record that says its own type says nothing new. */
function isOwnType({ name, schema }: Collection, type: Json): boolean {
  if (typeof type !== 'string') return false;
  const read = readCollectionName(type);
  return read === name || (schema['x-aliases']?.includes(read) ?? false);
}
