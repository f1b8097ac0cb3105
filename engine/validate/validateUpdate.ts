import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/collection.ts';
import { checkData } from './checkData.ts';
import { checkRules } from './checkRules.ts';
import { dropKnown } from './dropKnown.ts';
import { describeIssue } from './issue.ts';
import { sortInput } from './sortInput.ts';
import type { ValidationContext } from './validationContext.ts';

export interface CurrentRecord {
  data: JsonObject;
  state: string | null;
  /** The fields the system keeps, for rules that ask for them. */
  system?: JsonObject;
}

export interface UpdateResult {
  /** The whole record as it would be stored. */
  data: JsonObject;
  /** Fields the caller wrote, changed or not. */
  written: string[];
  errors: ErrorDetail[];
  warnings: ErrorDetail[];
}

/**
 * Judges changes to a record. Only what is written is judged by the schema, and a rule about the whole record refuses only
 * what this change breaks: an old record that no longer fits stays editable. Never throws, whatever it is given.
 */
export function validateUpdate(
  collection: Collection,
  current: CurrentRecord,
  changes: unknown,
  context: ValidationContext,
): UpdateResult {
  const read = readUpdate(collection, current, changes, context);
  const rules = checkRules(collection, { ...current, data: read.data }, context);
  const broken = rules.errors.length === 0 ? [] : dropOld(rules.errors, collection, current, context);
  return {
    ...read,
    errors: [...read.errors, ...dropKnown(broken, read.errors)],
    warnings: [...read.warnings, ...rules.warnings],
  };
}

/** The part of an update that looks at the written fields alone. */
export function readUpdate(
  collection: Collection,
  current: CurrentRecord,
  changes: unknown,
  context: ValidationContext,
): UpdateResult {
  const sorted = sortInput(collection, changes, context);
  const takesUnknown = collection.schema.additionalProperties === true;
  const numbered = new Set(collection.sequences.map(({ field }) => field));
  // A number that was given stays; emptying its field asks for nothing.
  const cleared = sorted.cleared.filter((field) => !numbered.has(field));
  const data: JsonObject = { ...current.data, ...sorted.values, ...(takesUnknown && sorted.unknown) };
  for (const field of cleared) delete data[field];
  const written = [...Object.keys(sorted.values), ...cleared, ...(takesUnknown ? Object.keys(sorted.unknown) : [])];
  const known = [...sorted.errors, ...judgeState(sorted.state, current)];
  const unknown = takesUnknown
    ? []
    : Object.keys(sorted.unknown).map((field) => describeIssue('unknown_field', { path: field }));
  const touched = new Set(written);
  const faults = checkData(collection, data).filter(
    ({ path = '' }) => path === '' || touched.has(path.split('.')[0] ?? ''),
  );
  return { data, written, errors: [...known, ...unknown, ...dropKnown(faults, known)], warnings: [] };
}

/** A record that is sent back whole names its state; another one would be a transition. */
function judgeState(state: unknown, current: CurrentRecord): ErrorDetail[] {
  if (state === undefined || state === null || state === current.state) return [];
  return [describeIssue('state_by_event', { path: 'state' }, { value: String(state) })];
}

/** Leaves out what was already broken before. */
export function dropOld(
  errors: ErrorDetail[],
  collection: Collection,
  current: CurrentRecord,
  context: ValidationContext,
): ErrorDetail[] {
  const before = checkRules(collection, current, context).errors;
  const known = new Set(before.map(({ path, code, message }) => `${path} ${code} ${message}`));
  return errors.filter(({ path, code, message }) => !known.has(`${path} ${code} ${message}`));
}
