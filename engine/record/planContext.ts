import type { AnyStateMachine } from 'xstate';
import type { JsonObject } from '../../schemas/json.ts';
import type { Allowed } from '../access/findGrants.ts';
import { eventRights } from '../access/ownRights.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import type { FindCollection } from '../collection/compiled/findRelated.ts';
import { readDay } from '../collection/validate/readDate.ts';
import type { CurrentRecord } from '../collection/validate/validateUpdate.ts';
import { readOffset, type ValidationContext } from '../collection/validate/validationContext.ts';
import type { TransitionActor } from '../machine/defineRecordMachine.ts';
import type { ActionFound, ActionNeeds } from '../rule/action/actionNeeds.ts';
import type { EffectNeed } from '../rule/action/planning.ts';
import type { PlannedEffect, RecordPlan, StoredRecord } from './recordPlan.ts';

/** Input of every plan, apart from the record and the request. */
export interface PlanContext extends ValidationContext {
  collection: Collection;
  machine?: AnyStateMachine;
  /** Who really acts, where somebody was let in for the actor. */
  actedBy?: string;
  /** Whether the site uses a collection; actions on others are left out. All are, without it. */
  uses?: (collection: string) => boolean;
  /** The collections whose records actions may read through references; none, without it. */
  collections?: FindCollection;
  /** What the actions of the change must know of other records, when it has been read. */
  found?: ActionFound;
  /** The access decision under which the caller acts; without it nothing is restricted. */
  decision?: Allowed;
}

/** The actor in the form that machines take. */
export function readTransitionActor({
  actor,
  actedBy,
  collection,
}: Pick<PlanContext, 'actor' | 'actedBy' | 'collection'>): TransitionActor {
  if (!actor) return null;
  const { id, role, own } = actor;
  const rights = own && { own, events: eventRights(own, collection.name) };
  return { id, role, ...(actedBy !== undefined && { actedBy }), ...rights };
}

/** A stored record in the form that validation takes. */
export function describeCurrent(stored: StoredRecord): CurrentRecord {
  const { id, state, version, data, created_at, created_by, updated_at, updated_by } = stored;
  return { data, state, system: { id, version, created_at, created_by, updated_at, updated_by } };
}

/** Fields that a state fills with the actor or the current time. */
export function writeStamps(stamps: Record<string, 'user' | 'now'>, context: PlanContext): JsonObject {
  const { collection, actor, now } = context;
  const filled: JsonObject = {};
  for (const [field, stamp] of Object.entries(stamps)) {
    const moment = now.toISOString();
    const isDay = collection.fields.get(field)?.schema.format === 'date';
    if (stamp === 'now') filled[field] = isDay ? (readDay(moment, readOffset(context)) ?? moment) : moment;
    else if (actor?.id) filled[field] = actor.id;
  }
  return filled;
}

/** Effects with idempotency keys that stay the same however often this change is planned or delivered. */
export function planEffects(
  needs: readonly EffectNeed[],
  place: { collection: string; id: string; version: number },
  payload: JsonObject,
): PlannedEffect[] {
  const { collection, id, version } = place;
  const counts = new Map<string, number>();
  return needs.flatMap(({ effect, payload: own }) => {
    const count = counts.get(effect) ?? 0;
    counts.set(effect, count + 1);
    // The same effect twice is one, unless each has something of its own to do.
    if (count > 0 && !own) return [];
    const key = `${collection}:${id}:${version}:${effect}${count > 0 ? `.${count}` : ''}`;
    return [{ effect, key, payload: { ...payload, ...own } }];
  });
}

/** What a plan waits for, and how it is made once that is known. */
export function describeWaits(
  needs: ActionNeeds | undefined,
  again: (found: ActionFound) => RecordPlan,
): Pick<RecordPlan, 'waits'> {
  return needs ? { waits: { needs, again } } : {};
}
