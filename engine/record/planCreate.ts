import type { JsonObject } from '../../schemas/json.ts';
import { checkWritable } from '../access/checkWritable.ts';
import { findGrants, openFields } from '../access/findGrants.ts';
import { notAllowed, refusedBy, validationFailed } from '../errors/recordErrors.ts';
import { planStart } from '../machine/planStart.ts';
import { checkRules } from '../validate/checkRules.ts';
import { dropKnown } from '../validate/dropKnown.ts';
import { readCreate } from '../validate/validateCreate.ts';
import { readVariables } from '../validate/validationContext.ts';
import { diffData } from './diffData.ts';
import { findNumbers } from './findNumbers.ts';
import { findReferences } from './findReferences.ts';
import { type PlanContext, planEffects, readMover, writeStamps } from './planContext.ts';
import type { RecordPlan } from './recordPlan.ts';

export interface CreateRequest extends PlanContext {
  id: string;
  input: unknown;
  /** State to begin in, where the machine allows another than its initial one. */
  state?: string;
  /** Taken over from elsewhere: it may begin in any state, and nothing happens on entering it. */
  imported?: boolean;
}

/** Decides a new record. Throws `validation_failed` with everything that is wrong, or why it may not begin like this. */
export function planCreate(request: CreateRequest): RecordPlan {
  const { collection, machine, id, input, now, actor, imported } = request;
  const at = now.toISOString();
  const userId = actor?.id ?? null;
  const read = readCreate(collection, input, request);
  const system = describeNew(id, at, userId);
  const asked = request.state ?? read.state;
  const start = machine
    ? planStart({
        machine,
        record: { ...read.data, ...system },
        actor: readMover(request),
        ...(asked !== undefined && { state: asked }),
        ...(imported && { imported }),
      })
    : { ok: true as const, to: null, effects: [], stamps: {} };
  const state = start.ok ? start.to : null;
  const data = start.ok ? { ...read.data, ...writeStamps(start.stamps, request) } : read.data;
  const numbers = findNumbers(collection, { data, state, isNew: true });
  const numbered = numbers.map(({ field }) => field);
  const rules = checkRules(collection, { data, state, system }, request, numbered);
  const refused = checkGrants(request, { ...data, ...system, state }, read.written);
  const errors = [...read.errors, ...refused, ...dropKnown(rules.errors, read.errors)];
  if (errors.length > 0) throw validationFailed(errors);
  if (!start.ok) throw refusedBy(start);
  return {
    action: imported ? 'import' : 'create',
    collection: collection.name,
    id,
    state,
    data,
    userId,
    at,
    fromState: null,
    changes: diffData({}, data, collection.secrets),
    effects: planEffects(start.effects, { collection: collection.name, id, version: 1 }, { from: null, to: state }),
    numbers,
    references: findReferences(collection, data),
    warnings: [...read.warnings, ...rules.warnings],
  };
}

function describeNew(id: string, at: string, userId: string | null): JsonObject {
  return { id, version: 1, created_at: at, created_by: userId, updated_at: at, updated_by: userId };
}

/** The new record must be one that the caller's rules open, with only fields they may write. */
function checkGrants({ collection, decision, ...request }: CreateRequest, record: JsonObject, written: string[]) {
  if (!decision) return [];
  const variables = readVariables(request);
  if (findGrants(decision, record, variables).length === 0) throw notAllowed();
  return checkWritable(collection, written, { writable: openFields(decision, record, variables) });
}
