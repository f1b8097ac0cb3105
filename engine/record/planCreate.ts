import type { JsonObject } from '../../schemas/json.ts';
import { checkWritable } from '../access/checkWritable.ts';
import { findGrants, openFields } from '../access/findGrants.ts';
import { computeAndCheck } from '../collection/validate/checkComputed.ts';
import { computeFields } from '../collection/validate/computeFields.ts';
import { dropReported } from '../collection/validate/dropReported.ts';
import { checkCreate, readCreate } from '../collection/validate/validateCreate.ts';
import { readVariables } from '../collection/validate/validationContext.ts';
import { planStart } from '../machine/planStart.ts';
import { diffData } from './diffData.ts';
import { enterState, requireTaken } from './enterState.ts';
import { findReferences } from './findReferences.ts';
import { listAssigned } from './listAssigned.ts';
import { guardWrite } from './listGuards.ts';
import { describeWaits, type PlanContext, planEffects, readTransitionActor } from './planContext.ts';
import { notAllowed, refusedBy, validationFailed } from './recordErrors.ts';
import type { RecordPlan } from './recordPlan.ts';

export interface CreateRequest extends PlanContext {
  id: string;
  input: unknown;
  /** Start state, where the machine allows one other than its initial state. */
  state?: string;
  /** Imported: it may start in any state, and entering it has no effects. */
  imported?: boolean;
  /** Begun by an action of its own machine: it may start in any state, and entering it is like any other. */
  own?: boolean;
}

/** Plans a new record. Throws `validation_failed` with every error, or the reason why it may not start. */
export function planCreate(request: CreateRequest): RecordPlan {
  const { collection, id, input, now, actor, imported } = request;
  const at = now.toISOString();
  const userId = actor?.id ?? null;
  const read = readCreate(collection, input, request);
  const system = describeNew(id, at, userId);
  const asked = computeFields(collection, { data: read.data, state: null, system }, request).data;
  const start = beginMachine(request, read.state);
  const state = start.ok ? start.to : null;
  const entered = enterState(request, start.ok ? start : nothing, { ...system, state, data: asked });
  const { numbers, planned: actions, needs } = entered;
  const computed = computeAndCheck(collection, { data: entered.data, state, system }, { sent: read.sent }, request);
  const { data } = computed;
  const numbered = numbers.map(({ field }) => field);
  const judged = checkCreate(collection, read, { data, state, system, numbered }, request);
  const refused = checkGrants(request, { ...data, ...system, state }, read.written);
  const errors = [...computed.errors, ...dropReported(judged.errors, computed.errors), ...refused];
  if (!needs && errors.length > 0) throw validationFailed(errors);
  if (!start.ok) throw refusedBy(start);
  if (!needs) requireTaken(entered);
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
    actions,
    effects: planEffects(
      [...entered.effects, ...(imported ? [] : listAssigned(request, { before: {}, after: data }))],
      { collection: collection.name, id, version: 1 },
      { from: null, to: state },
    ),
    ...describeWaits(needs, (found) => planCreate({ ...request, found })),
    ...guardWrite(collection, 'create', null),
    numbers,
    references: findReferences(collection, data),
    warnings: judged.warnings,
  };
}

const nothing = { actions: [], effects: [], stamps: {} };

function beginMachine(request: CreateRequest, asked: string | undefined) {
  const { machine, imported, own } = request;
  if (!machine) return { ok: true as const, to: null, ...nothing };
  const state = request.state ?? asked;
  return planStart({
    machine,
    actor: readTransitionActor(request),
    ...(state !== undefined && { state }),
    ...(imported && { imported }),
    ...(own && { own }),
  });
}

function describeNew(id: string, at: string, userId: string | null) {
  return { id, version: 1, created_at: at, created_by: userId, updated_at: at, updated_by: userId };
}

/** The new record must match the caller's rules, with only fields they may write. */
function checkGrants({ collection, decision, ...request }: CreateRequest, record: JsonObject, written: string[]) {
  if (!decision) return [];
  const variables = readVariables(request);
  if (findGrants(decision, record, variables).length === 0) throw notAllowed();
  return checkWritable(collection, written, { writable: openFields(decision, record, variables) });
}
