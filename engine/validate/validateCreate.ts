import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/collection.ts';
import { bindVariables } from '../condition/bindVariables.ts';
import { checkData } from './checkData.ts';
import { checkRules } from './checkRules.ts';
import { dropKnown } from './dropKnown.ts';
import { describeIssue } from './issue.ts';
import { type SortedInput, sortInput } from './sortInput.ts';
import { readVariables, type ValidationContext } from './validationContext.ts';

export interface CreateResult {
  /** What would be stored; sound only when there are no errors. */
  data: JsonObject;
  /** The state the caller asks to begin in. */
  state?: string;
  /** Fields the caller filled; the others stand at their defaults. */
  written: string[];
  errors: ErrorDetail[];
  warnings: ErrorDetail[];
}

/**
 * Judges what somebody wants to create and shapes it for storing. `state` is the one it begins in, for what that state asks
 * for. Never throws, whatever it is given.
 */
export function validateCreate(
  collection: Collection,
  input: unknown,
  context: ValidationContext & { state?: string | null },
): CreateResult {
  const read = readCreate(collection, input, context);
  const record = { data: read.data, state: context.state ?? read.state ?? null };
  const numbered = collection.sequences.map(({ field }) => field);
  const rules = checkRules(collection, record, context, numbered);
  return {
    ...read,
    errors: [...read.errors, ...dropKnown(rules.errors, read.errors)],
    warnings: [...read.warnings, ...rules.warnings],
  };
}

/** The part of creation that asks for no state: fields, types, bounds, defaults. */
export function readCreate(collection: Collection, input: unknown, context: ValidationContext): CreateResult {
  const sorted = sortInput(collection, input, context);
  const data = { ...fillDefaults(collection, sorted, context), ...sorted.values };
  const unknown = judgeUnknown(collection, sorted.unknown);
  if (collection.schema.additionalProperties === true) Object.assign(data, sorted.unknown);
  const faults = checkData(collection, data);
  return {
    data,
    written: Object.keys(sorted.values),
    ...(typeof sorted.state === 'string' && sorted.state !== '' && { state: sorted.state }),
    errors: [...sorted.errors, ...unknown.errors, ...dropKnown(faults, sorted.errors)],
    warnings: unknown.warnings,
  };
}

/**
 * Fields nobody declared are not stored; the caller is told. A collection may take them in (`additionalProperties: true`) or
 * refuse them (`false`).
 */
function judgeUnknown({ schema, name }: Collection, unknown: JsonObject) {
  const errors: ErrorDetail[] = [];
  const warnings: ErrorDetail[] = [];
  for (const [field, value] of Object.entries(unknown)) {
    if (field === 'type' && typeof value === 'string' && value !== name)
      errors.push(describeIssue('invalid_type', { path: field }, { type: value }));
    else if (schema.additionalProperties === false) errors.push(describeIssue('unknown_field', { path: field }));
    else if (schema.additionalProperties !== true) warnings.push(describeIssue('unknown_field', { path: field }));
  }
  return { errors, warnings };
}

/** Defaults stand in for what was not sent, or sent empty; `$now`, `$today` and `$user.*` are what they are at the moment. */
function fillDefaults(collection: Collection, { values }: SortedInput, context: ValidationContext): JsonObject {
  const filled: JsonObject = {};
  for (const [field, value] of Object.entries(collection.defaults)) {
    if (Object.hasOwn(values, field)) continue;
    const bound = bindDefault(value, context);
    if (bound !== undefined) filled[field] = bound;
  }
  return filled;
}

function bindDefault(value: Json, context: ValidationContext): Json | undefined {
  if (typeof value === 'object') return structuredClone(value);
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  // A variable without a value leaves a condition behind in which the name is gone.
  const bound = bindVariables({ value }, readVariables(context));
  return Object.hasOwn(bound, 'value') ? bound.value : undefined;
}
