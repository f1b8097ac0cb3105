import { systemFieldNames } from '../../../schemas/collection/collection.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import { limitWork, TooMuchWork } from '../../condition/values/work.ts';
import { sanitizeHtml } from '../../content/sanitizeHtml.ts';
import type { Collection } from '../compiled/collection.ts';
import { judgeTyped } from '../field/shapeTyped.ts';
import { readCollectionName } from '../terms/collectionNames.ts';
import { describeIssue } from './issue.ts';
import { readInput } from './readInput.ts';
import { recordLimits } from './recordLimits.ts';
import { shapeValue } from './shapeValue.ts';
import { readOffset, type ValidationContext } from './validationContext.ts';

/** A caller's input, by field. */
export interface SortedInput {
  /** Values as they are stored. */
  values: JsonObject;
  /** Fields that were sent without a value: to be cleared. */
  cleared: string[];
  /** The state that the caller names. */
  state?: Json;
  /** What was sent for fields that the server computes. */
  computed: JsonObject;
  /** Names that no field has, with their values. */
  unknown: JsonObject;
  errors: ErrorDetail[];
}

/** System fields: values sent under these names are ignored. */
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

/** Properties of a browser event that was sent in place of a record. */
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

/** Sorts a caller's input into values of fields, requests about the state, and unknown names. */
export function sortInput(
  collection: Collection,
  input: unknown,
  context: ValidationContext & { before?: JsonObject },
): SortedInput {
  const { value, errors } = readInput(input);
  const sorted: SortedInput = { values: {}, cleared: [], computed: {}, unknown: {}, errors };
  try {
    sortFields(collection, value, context, sorted);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    sorted.errors.push(describeIssue('too_much_work', { path: '' }));
  }
  return sorted;
}

function sortFields(
  collection: Collection,
  value: JsonObject,
  context: ValidationContext & { before?: JsonObject },
  sorted: SortedInput,
): void {
  const { actor, now, places, before = {} } = context;
  const lent = { by: actor?.id ?? null, now, places, sanitizeHtml };
  const shaping = { timezoneOffset: readOffset(context), work: limitWork(recordLimits.work) };
  for (const [written, item] of Object.entries(value)) {
    const name = collection.aliases.get(written) ?? written;
    const field = collection.fields.get(name);
    if (!field) {
      sortOther(collection, written, item, sorted, 'isTrusted' in value);
      continue;
    }
    // A value under the field's own name wins over one under an alias.
    if (name !== written && Object.hasOwn(value, name)) continue;
    if (field.readonly && !field.computed && !context.trusted) continue;
    const tools = { ...lent, before: before[name] };
    const shaped = shapeValue(item, field.schema, { ...shaping, tools });
    const complaint = shaped === undefined ? undefined : judgeTyped(field.schema['x-type'], shaped, tools);
    if (complaint)
      sorted.errors.push(
        describeIssue('format', { path: name, title: field.title }, { reason: complaint.en, reasonTh: complaint.th }),
      );
    if (field.computed) sorted.computed[name] = shaped ?? null;
    else if (shaped === undefined) sorted.cleared.push(name);
    else sorted.values[name] = shaped;
  }
}

function sortOther(collection: Collection, name: string, item: Json, sorted: SortedInput, isEvent: boolean): void {
  const system = collection.systemAliases.get(name) ?? name;
  if (system === 'state') sorted.state = item;
  else if (protectedNames.has(system) || name.startsWith('_') || eventNames.has(name)) return;
  else if (name === 'type' && (isEvent || isOwnType(collection, item))) return;
  else sorted.unknown[name] = item;
}

/** A record that repeats its own type adds nothing. */
function isOwnType({ name, schema }: Collection, type: Json): boolean {
  if (typeof type !== 'string') return false;
  const read = readCollectionName(type);
  return read === name || (schema['x-aliases']?.includes(read) ?? false);
}
