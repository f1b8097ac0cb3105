import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { JsonObject } from '../../../schemas/json.ts';
import type { Collection } from '../compiled/collection.ts';
import { isComputed } from './checkComputed.ts';
import { checkData } from './checkData.ts';
import { checkRules } from './checkRules.ts';
import { dropReported } from './dropReported.ts';
import { fillDefaults } from './fillDefaults.ts';
import { describeIssue } from './issue.ts';
import { judgeComputed, startComputed } from './judgeComputed.ts';
import { recordLimits } from './recordLimits.ts';
import { sortInput } from './sortInput.ts';
import type { ValidationContext } from './validationContext.ts';

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
  const data = { ...fillDefaults(collection, sorted.values, context), ...sorted.values, ...started };
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
    if (errors.length + warnings.length >= recordLimits.faults) break;
    if (field === 'type' && typeof value === 'string' && value !== name)
      errors.push(describeIssue('invalid_type', { path: field }, { type: value }));
    else if (schema.additionalProperties === false) errors.push(describeIssue('unknown_field', { path: field }));
    else if (schema.additionalProperties !== true) warnings.push(describeIssue('unknown_field', { path: field }));
  }
  return { errors, warnings };
}
