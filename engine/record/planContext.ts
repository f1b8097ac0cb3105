import type { AnyStateMachine } from 'xstate';
import type { JsonObject } from '../../schemas/json.ts';
import type { Allowed } from '../access/findGrants.ts';
import type { Collection } from '../collection/collection.ts';
import { readDay } from '../validate/readDate.ts';
import type { CurrentRecord } from '../validate/validateUpdate.ts';
import { readOffset, type ValidationContext } from '../validate/validationContext.ts';
import type { PlannedEffect, StoredRecord } from './recordPlan.ts';

/** What every plan is made from, beside the record and what is asked. */
export interface PlanContext extends ValidationContext {
  collection: Collection;
  machine?: AnyStateMachine;
  /** Under which rule the caller acts; without it the change is held back by none. */
  decision?: Allowed;
}

/** The person as machines know them. */
export function readMover({ actor }: PlanContext): { id: string | null; role: string } | null {
  return actor && { id: actor.id, role: actor.role };
}

/** A stored record as validation looks at it. */
export function describeCurrent(stored: StoredRecord): CurrentRecord {
  const { id, state, version, data, created_at, created_by, updated_at, updated_by } = stored;
  return { data, state, system: { id, version, created_at, created_by, updated_at, updated_by } };
}

/** Fields that a state fills with the person who moved the record or the moment. */
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

/** Effects with keys that are the same however often this very change is planned or delivered. */
export function planEffects(
  names: readonly string[],
  place: { collection: string; id: string; version: number },
  payload: JsonObject,
): PlannedEffect[] {
  const { collection, id, version } = place;
  return [...new Set(names)].map((effect) => ({ effect, key: `${collection}:${id}:${version}:${effect}`, payload }));
}
