import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { Collection } from '../compiled/collection.ts';
import { computeAndCheck, isComputed } from './checkComputed.ts';
import { checkData } from './checkData.ts';
import { checkRules } from './checkRules.ts';
import { dropReported } from './dropReported.ts';
import { describeIssue } from './issue.ts';
import { judgeComputed } from './judgeComputed.ts';
import { recordLimits } from './recordLimits.ts';
import { sortInput } from './sortInput.ts';
import type { ValidationContext } from './validationContext.ts';

export interface CurrentRecord {
  data: JsonObject;
  state: string | null;
  /** The system fields, for rules that refer to them. */
  system?: JsonObject;
}

export interface UpdateResult {
  /** The whole record as it would be stored. */
  data: JsonObject;
  /** Fields the caller wrote, changed or not. */
  written: string[];
  /** The values of them, as they are stored. */
  sent: JsonObject;
  errors: ErrorDetail[];
  warnings: ErrorDetail[];
}

/**
 * Validates changes to a record. Only written fields are validated by the schema, and rules about the whole record
 * refuse only what this change breaks: an old record that no longer fits stays editable. Never throws.
 */
export function validateUpdate(
  collection: Collection,
  current: CurrentRecord,
  changes: unknown,
  context: ValidationContext,
): UpdateResult {
  const read = readUpdate(collection, current, changes, context);
  const { data, errors: computed } = computeAndCheck(
    collection,
    { ...current, data: read.data },
    { sent: read.sent, before: current.data },
    context,
  );
  const rules = checkRules(collection, { ...current, data }, context);
  const broken = rules.errors.length === 0 ? [] : dropExistingErrors(rules.errors, collection, current, context);
  return {
    ...read,
    data,
    errors: [...read.errors, ...computed, ...dropReported(broken, [...read.errors, ...computed])],
    warnings: [...read.warnings, ...rules.warnings],
  };
}

/** The part of an update that concerns the written fields alone. */
export function readUpdate(
  collection: Collection,
  current: CurrentRecord,
  changes: unknown,
  context: ValidationContext,
): UpdateResult {
  const sorted = sortInput(collection, changes, { ...context, before: current.data });
  const takesUnknown = collection.schema.additionalProperties === true;
  const numbered = new Set(collection.sequences.map(({ field }) => field));
  // A drawn number stays; clearing its field has no effect.
  const cleared = sorted.cleared.filter((field) => !numbered.has(field));
  const data: JsonObject = { ...current.data, ...sorted.values, ...(takesUnknown && sorted.unknown) };
  for (const field of cleared) delete data[field];
  const written = [...Object.keys(sorted.values), ...cleared, ...(takesUnknown ? Object.keys(sorted.unknown) : [])];
  const known = [
    ...sorted.errors,
    ...judgeState(sorted.state, current),
    ...judgeComputed(collection, without(sorted.computed, context.hidden), current.data),
  ];
  const unknown = takesUnknown
    ? []
    : Object.keys(sorted.unknown)
        .slice(0, recordLimits.faults)
        .map((field) => describeIssue('unknown_field', { path: field }));
  const touched = new Set(written);
  const faults = checkData(collection, data).filter(
    ({ path = '' }) => (path === '' || touched.has(path.split('.')[0] ?? '')) && !isComputed(collection, path),
  );
  return {
    data,
    written: written.filter((field) => !isComputed(collection, field)),
    sent: without(sorted.values, context.hidden),
    errors: [...known, ...unknown, ...dropReported(faults, known)],
    warnings: [],
  };
}

/** What is sent for a computed field is compared with it only for those who read it: others would be told its value. */
function without(values: JsonObject, hidden: ReadonlySet<string> = new Set()): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !hidden.has(field)));
}

/** A record that is sent back whole names its state; another state would be a transition. */
function judgeState(state: unknown, current: CurrentRecord): ErrorDetail[] {
  if (state === undefined || state === null || state === current.state) return [];
  return [describeIssue('state_by_event', { path: 'state' }, { value: String(state) })];
}

/** Removes errors that the record already had. */
export function dropExistingErrors(
  errors: ErrorDetail[],
  collection: Collection,
  current: CurrentRecord,
  context: ValidationContext,
): ErrorDetail[] {
  const before = checkRules(collection, current, context).errors;
  const known = new Set(before.map(({ path, code, message }) => `${path} ${code} ${message}`));
  return errors.filter(({ path, code, message }) => !known.has(`${path} ${code} ${message}`));
}
