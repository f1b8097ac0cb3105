import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import { checkWritable } from '../access/checkWritable.ts';
import { findGrants, openFields } from '../access/findGrants.ts';
import { flattenRecord } from '../access/presentRecord.ts';
import { notAllowed, validationFailed } from '../errors/recordErrors.ts';
import { validateUpdate } from '../validate/validateUpdate.ts';
import { readVariables } from '../validate/validationContext.ts';
import { diffData } from './diffData.ts';
import { findReferences } from './findReferences.ts';
import { describeCurrent, type PlanContext } from './planContext.ts';
import type { RecordPlan, StoredRecord } from './recordPlan.ts';

export interface UpdateRequest extends PlanContext {
  current: StoredRecord;
  input: unknown;
}

/** Decides changes to a record's fields. With nothing to change the plan has no `changes` and need not be written. */
export function planUpdate(request: UpdateRequest): RecordPlan {
  const { collection, current, input, now, actor } = request;
  const result = validateUpdate(collection, describeCurrent(current), input, request);
  const changes = diffData(current.data, result.data, collection.secrets);
  const touched = new Set(changes.map(({ field }) => field));
  const refused = checkChange(request, result.data, [...touched]);
  const errors = [...result.errors, ...refused];
  if (errors.length > 0) throw validationFailed(errors);
  return {
    action: 'update',
    collection: collection.name,
    id: current.id,
    state: current.state,
    fromState: current.state,
    data: result.data,
    baseVersion: current.version,
    userId: actor?.id ?? null,
    at: now.toISOString(),
    changes,
    effects: [],
    numbers: [],
    references: findReferences(collection, result.data, touched),
    warnings: result.warnings,
  };
}

/**
 * The record must be one the caller's rules open, before the change and after it: nobody writes a record out of their own
 * reach, or into a bound their rule sets.
 */
export function checkChange(
  { collection, decision, ...context }: Omit<UpdateRequest, 'input'>,
  data: JsonObject,
  touched: string[],
): ErrorDetail[] {
  if (!decision) return [];
  const variables = readVariables(context);
  const before = flattenRecord(context.current);
  const reaches = (record: JsonObject) => findGrants(decision, record, variables).length > 0;
  if (!reaches(before) || !reaches({ ...flattenRecord({ ...context.current, data }) })) throw notAllowed();
  return checkWritable(collection, touched, { writable: openFields(decision, before, variables) });
}
