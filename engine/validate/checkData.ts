import type { ErrorObject } from 'ajv';
import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/collection.ts';
import { runValidator } from './compileValidator.ts';
import { describeFault } from './describeFault.ts';
import { recordLimits } from './recordLimits.ts';

/** Faults that make every other one about the same field pointless. */
const decisive = new Set(['required', 'type', 'unknown_field']);

/** Everything the schema has against a record's data, each fault once, with the path of its field. */
export function checkData(collection: Collection, data: JsonObject): ErrorDetail[] {
  const errors = dropBranches(runValidator(collection, data));
  const faults = errors.slice(0, recordLimits.faults * 3).map((error) => describeFault(collection, error, data));
  const settled = new Set(faults.filter((fault) => decisive.has(fault.code)).map((fault) => fault.path));
  const seen = new Set<string>();
  const kept = faults.filter((fault) => {
    const key = settled.has(fault.path) ? `${fault.path}` : `${fault.path} ${fault.code}`;
    if (seen.has(key) || (settled.has(fault.path) && !decisive.has(fault.code))) return false;
    seen.add(key);
    return true;
  });
  return kept.slice(0, recordLimits.faults);
}

/** Of a choice that failed only the choice is told, not every way in which each branch of it failed. */
function dropBranches(errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  const told = errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames');
  return told.filter(
    (error) => !choices.some((choice) => error !== choice && error.schemaPath.startsWith(`${choice.schemaPath}/`)),
  );
}
