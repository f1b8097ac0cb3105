import { flattenRecord } from '../access/presentRecord.ts';
import { machineMissing, refusedBy, validationFailed } from '../errors/recordErrors.ts';
import { planTransition } from '../machine/planTransition.ts';
import { checkRules } from '../validate/checkRules.ts';
import { dropKnown } from '../validate/dropKnown.ts';
import { dropOld, readUpdate } from '../validate/validateUpdate.ts';
import { diffData } from './diffData.ts';
import { findNumbers } from './findNumbers.ts';
import { findReferences } from './findReferences.ts';
import { describeCurrent, type PlanContext, planEffects, readMover, writeStamps } from './planContext.ts';
import { checkChange } from './planUpdate.ts';
import type { RecordPlan, StoredRecord } from './recordPlan.ts';

export interface MoveRequest extends PlanContext {
  current: StoredRecord;
  /** The event, or the state to move to. */
  event: string;
  note?: string;
  /** Fields to fill on the way, e.g. those the next state asks for. */
  input?: unknown;
}

/** Decides a record's move to another state: who may, what the state asks for, what it fills in, sets off and numbers. */
export function planMove(request: MoveRequest): RecordPlan {
  const { collection, machine, current, event, note, now, actor } = request;
  if (!machine || current.state === null) throw machineMissing({ t: collection.name });
  const read = readUpdate(collection, describeCurrent(current), request.input ?? {}, request);
  const sent = diffData(current.data, read.data).map(({ field }) => field);
  const refused = checkChange(request, read.data, sent);
  const move = planTransition({
    machine,
    state: current.state,
    event,
    record: flattenRecord({ ...current, data: read.data }),
    actor: readMover(request),
    ...(note !== undefined && { note }),
  });
  if (!move.ok) throw refusedBy(move);
  const data = { ...read.data, ...writeStamps(move.stamps, request) };
  const numbers = findNumbers(collection, { data, state: move.to, isNew: false });
  const numbered = numbers.map(({ field }) => field);
  const rules = checkRules(collection, { ...describeCurrent(current), data, state: move.to }, request, numbered);
  const broken = dropOld(rules.errors, collection, describeCurrent(current), request);
  const errors = [...read.errors, ...refused, ...dropKnown(broken, read.errors)];
  if (errors.length > 0) throw validationFailed(errors);
  const changes = diffData(current.data, data, collection.secrets);
  const place = { collection: collection.name, id: current.id, version: current.version + 1 };
  return {
    action: 'transition',
    collection: collection.name,
    id: current.id,
    state: move.to,
    fromState: current.state,
    event: move.event,
    data,
    baseVersion: current.version,
    userId: actor?.id ?? null,
    at: now.toISOString(),
    ...(note !== undefined && { note }),
    changes,
    effects: planEffects(move.effects, place, { from: current.state, to: move.to, event: move.event }),
    numbers,
    references: findReferences(collection, data, new Set(changes.map(({ field }) => field))),
    warnings: [...read.warnings, ...rules.warnings],
  };
}
