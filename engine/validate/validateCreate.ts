import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/collection.ts';
import { bindVariables } from '../condition/bindVariables.ts';
import { isComputed } from './checkComputed.ts';
import { checkData } from './checkData.ts';
import { checkRules } from './checkRules.ts';
import { dropReported } from './dropReported.ts';
import { describeIssue } from './issue.ts';
import { judgeComputed, startComputed } from './judgeComputed.ts';
import { type SortedInput, sortInput } from './sortInput.ts';
import { readVariables, type ValidationContext } from './validationContext.ts';

export interface CreateResult {
  /** The data to store; valid only when there are no errors. */
  data: JsonObject;
  /** The start state that the caller asks for. */
  state?: string;
  /** Fields the caller filled; the others have their defaults. */
  written: string[];
  /** What the caller sent, as it is stored. */
  sent: JsonObject;
  errors: ErrorDetail[];
  warnings: ErrorDetail[];
}

/**
 * Reads the input of a creation and normalises it for storage, without regard to the state: fields, types, bounds,
 * defaults. Never throws.
 */
export function readCreate(collection: Collection, input: unknown, context: ValidationContext): CreateResult {
  const sorted = sortInput(collection, input, context);
  const started = startComputed(collection);
  const data = { ...fillDefaults(collection, sorted, context), ...sorted.values, ...started };
  const unknown = judgeUnknown(collection, sorted.unknown);
  if (collection.schema.additionalProperties === true) Object.assign(data, sorted.unknown);
  const faults = checkData(collection, data).filter(({ path = '' }) => !isComputed(collection, path));
  return {
    data,
    written: Object.keys(sorted.values).filter((field) => !isComputed(collection, field)),
    sent: sorted.values,
    ...(typeof sorted.state === 'string' && sorted.state !== '' && { state: sorted.state }),
    errors: [
      ...sorted.errors,
      ...judgeComputed(collection, sorted.computed, started),
      ...unknown.errors,
      ...dropReported(faults, sorted.errors),
    ],
    warnings: unknown.warnings,
  };
}

/** The result of the machine for the new record, before it is validated. */
interface BegunRecord {
  data: JsonObject;
  state: string | null;
  /** The system fields, for rules that refer to them. */
  system?: JsonObject;
  /** Fields whose numbers are drawn later, in the transaction that stores them. */
  numbered: readonly string[];
}

/** The second part of creation: requirements of the start state, and rules about the whole record. */
export function checkCreate(
  collection: Collection,
  read: CreateResult,
  { numbered, ...record }: BegunRecord,
  context: ValidationContext,
): CreateResult {
  const rules = checkRules(collection, record, context, numbered);
  return {
    ...read,
    data: record.data,
    errors: [...read.errors, ...dropReported(rules.errors, read.errors)],
    warnings: [...read.warnings, ...rules.warnings],
  };
}

/**
 * Undeclared fields are not stored; the caller gets a warning. A collection may accept them (`additionalProperties:
 * true`) or refuse them (`false`).
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

/** Defaults replace missing and empty values; `$now`, `$today` and `$user.*` have their current values. */
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
  // A variable without a value leaves a condition in which its name is gone.
  const bound = bindVariables({ value }, readVariables(context));
  return Object.hasOwn(bound, 'value') ? bound.value : undefined;
}
