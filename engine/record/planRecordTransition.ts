import type { AnyStateMachine } from 'xstate';
import { mayFillWith } from '../access/mayFillWith.ts';
import { computeAndCheck } from '../collection/validate/checkComputed.ts';
import { checkRules } from '../collection/validate/checkRules.ts';
import { computeFields } from '../collection/validate/computeFields.ts';
import { dropReported } from '../collection/validate/dropReported.ts';
import { dropExistingErrors, readUpdate, type UpdateResult } from '../collection/validate/validateUpdate.ts';
import { planTransition } from '../machine/planTransition.ts';
import { findTransition } from '../machine/readMachine.ts';
import { diffData } from './diffData.ts';
import { enterState, requireTaken, type StateEntered } from './enterState.ts';
import { findHidden } from './findHidden.ts';
import { findReferences } from './findReferences.ts';
import { listCorrected } from './listCorrected.ts';
import { guardEvent } from './listGuards.ts';
import { checkFieldLock } from './lock/checkLock.ts';
import { describeCurrent, describeWaits, type PlanContext, planEffects, readTransitionActor } from './planContext.ts';
import { checkChange, pickNames } from './planUpdate.ts';
import { flattenRecord } from './presentRecord.ts';
import { machineMissing, recordLocked, refusedBy, validationFailed } from './recordErrors.ts';
import type { RecordPlan, StoredRecord } from './recordPlan.ts';

export interface RecordTransitionRequest extends PlanContext {
  current: StoredRecord;
  /** The event, or the target state. */
  event: string;
  note?: string;
  /** Fields to change together with the transition, such as those that the target state requires. */
  input?: unknown;
}

/** Plans a transition of a record: permission, required fields, stamps, effects and numbers. */
export function planRecordTransition(request: RecordTransitionRequest): RecordPlan {
  const { collection, machine, current, note, now, actor } = request;
  if (!machine || current.state === null) throw machineMissing({ t: collection.name });
  const hidden = findHidden(request);
  const read = readUpdate(collection, describeCurrent(current), request.input ?? {}, { ...request, hidden });
  const { asked, sent } = readAsked(request, read);
  const blind = pickNames(read.written, hidden);
  const transition = findTransition(machine, current.state, request.event);
  const corrected = listCorrected(collection, transition?.meta.corrects, { before: current.data, after: asked });
  const mayFill = (field: string) =>
    corrected.includes(field) && !hidden.has(field) && mayFillWith(request, transition, field);
  const refused = checkChange(request, asked, { touched: sent.filter((field) => !mayFill(field)), blind });
  const next = requireTransition({ ...request, machine, state: current.state });
  refuseLocked(request, [...new Set([...sent, ...blind])], corrected);
  const version = current.version + 1;
  const entered = enterState(request, next, { ...current, state: next.to, version, data: asked });
  const { numbers, planned: actions, needs } = entered;
  const { data, errors, warnings } = judgeEnd(request, read, { ...entered, state: next.to });
  if (!needs && errors.length + refused.length > 0) throw validationFailed([...errors, ...refused]);
  if (!needs) requireTaken(entered);
  const changes = diffData(current.data, data, collection.secrets);
  const place = { collection: collection.name, id: current.id, version };
  return {
    action: 'transition',
    collection: collection.name,
    id: current.id,
    state: next.to,
    fromState: current.state,
    event: next.event,
    data,
    baseVersion: current.version,
    userId: actor?.id ?? null,
    at: now.toISOString(),
    ...(note !== undefined && { note }),
    changes,
    actions,
    effects: planEffects(entered.effects, place, { from: current.state, to: next.to, event: next.event }),
    ...describeWaits(needs, (found) => planRecordTransition({ ...request, found })),
    ...listEventGuards(request, next.event, sent),
    numbers,
    references: findReferences(collection, data, new Set(changes.map(({ field }) => field))),
    warnings,
  };
}

/** The data that the caller asks for, as its formulas compute it, and the fields that they changed themselves. */
function readAsked({ collection, current, ...context }: RecordTransitionRequest, read: UpdateResult) {
  const asked = computeFields(collection, { ...describeCurrent(current), data: read.data }, context).data;
  const written = new Set(read.written);
  const sent = diffData(current.data, asked).flatMap(({ field }) => (written.has(field) ? [field] : []));
  return { asked, sent };
}

/** The record as the transition leaves it, with every error of it. */
function judgeEnd(
  request: RecordTransitionRequest,
  read: UpdateResult,
  end: Pick<StateEntered, 'data' | 'numbers'> & { state: string },
) {
  const { collection, current } = request;
  const before = describeCurrent(current);
  const asked = { sent: read.sent, before: current.data };
  const { data, errors: computed } = computeAndCheck(
    collection,
    { ...before, data: end.data, state: end.state },
    asked,
    request,
  );
  const numbered = end.numbers.map(({ field }) => field);
  const rules = checkRules(collection, { ...before, data, state: end.state }, request, numbered);
  const broken = dropExistingErrors(rules.errors, collection, before, request);
  const found = [...read.errors, ...computed];
  const errors = [...found, ...dropReported(broken, found)];
  return { data, errors, warnings: [...read.warnings, ...rules.warnings] };
}

function requireTransition({
  note,
  ...request
}: RecordTransitionRequest & { machine: AnyStateMachine; state: string }) {
  const next = planTransition({
    machine: request.machine,
    state: request.state,
    event: request.event,
    actor: readTransitionActor(request),
    ...(note !== undefined && { note }),
  });
  if (!next.ok) throw refusedBy(next);
  return next;
}

function refuseLocked(request: RecordTransitionRequest, sent: string[], corrected: string[]): void {
  const locked = checkFieldLock({ ...request, state: request.current.state }, sent, corrected);
  if (locked.length > 0) throw recordLocked(locked);
}

function listEventGuards({ collection, machine, current }: RecordTransitionRequest, event: string, sent: string[]) {
  if (!machine || current.state === null) return {};
  const change = { event, state: current.state, writes: sent.length > 0, before: flattenRecord(current) };
  return guardEvent({ collection, machine }, change);
}
