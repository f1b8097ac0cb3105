import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import { checkWritable } from '../access/checkWritable.ts';
import { findGrants, openFields } from '../access/findGrants.ts';
import { validateUpdate } from '../collection/validate/validateUpdate.ts';
import { readVariables } from '../collection/validate/validationContext.ts';
import { diffData } from './diffData.ts';
import { findHidden } from './findHidden.ts';
import { findReferences } from './findReferences.ts';
import { listAssigned } from './listAssigned.ts';
import { guardWrite } from './listGuards.ts';
import { checkFieldLock } from './lock/checkLock.ts';
import { describeCurrent, type PlanContext, planEffects } from './planContext.ts';
import { flattenRecord } from './presentRecord.ts';
import { notAllowed, recordLocked, validationFailed } from './recordErrors.ts';
import type { RecordPlan, StoredRecord } from './recordPlan.ts';

export interface UpdateRequest extends PlanContext {
  current: StoredRecord;
  input: unknown;
}

/** Plans changes to a record's fields. If nothing changes, the plan has no `changes` and need not be written. */
export function planUpdate(request: UpdateRequest): RecordPlan {
  const { collection, current, input, now, actor } = request;
  const hidden = findHidden(request);
  const result = validateUpdate(collection, describeCurrent(current), input, { ...request, hidden });
  const changes = diffData(current.data, result.data, collection.secrets);
  const touched = new Set(changes.map(({ field }) => field));
  const asked = result.written.filter((field) => touched.has(field));
  const blind = pickNames(result.written, hidden);
  const refused = checkChange(request, result.data, { touched: asked, blind });
  const locked = checkFieldLock({ ...request, state: current.state }, [...new Set([...touched, ...blind])]);
  if (locked.length > 0) throw recordLocked(locked);
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
    actions: [],
    effects: planEffects(
      listAssigned(request, { before: current.data, after: result.data }),
      { collection: collection.name, id: current.id, version: current.version + 1 },
      {},
    ),
    ...guardWrite(collection, 'update', flattenRecord(current)),
    numbers: [],
    references: findReferences(collection, result.data, touched),
    warnings: result.warnings,
  };
}

/**
 * The record must match the caller's rules before and after the change: nobody can move a record out of their own
 * reach, or into a range that their rule excludes. What they may not write may be sent back as it is, but only by those who
 * read it: of a `blind` field the answer must not tell whether it changes.
 */
export function checkChange(
  { collection, decision, ...context }: Omit<UpdateRequest, 'input'>,
  data: JsonObject,
  { touched, blind }: { touched: string[]; blind: string[] },
): ErrorDetail[] {
  if (!decision) return [];
  const variables = readVariables(context);
  const before = flattenRecord(context.current);
  const reaches = (record: JsonObject) => findGrants(decision, record, variables).length > 0;
  if (!reaches(before)) throw notAllowed();
  const writable = openFields(decision, before, variables);
  const guessed = checkWritable(collection, blind, { writable });
  if (guessed.length > 0) throw validationFailed(guessed);
  if (!reaches({ ...flattenRecord({ ...context.current, data }) })) throw notAllowed();
  return checkWritable(collection, touched, { writable });
}

/** Those of the fields that stand in the set. */
export function pickNames(fields: readonly string[], set: ReadonlySet<string>): string[] {
  return fields.filter((field) => set.has(field));
}
