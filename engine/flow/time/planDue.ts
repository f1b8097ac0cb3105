import type { AnyStateMachine } from 'xstate';
import type { DataRecord } from '../../../schemas/collection/collection.ts';
import { compileFormula } from '../../calc/compileFormula.ts';
import { describeScope, type FormulaScope } from '../../calc/describeScope.ts';
import { type Budget, openBudget } from '../../calc/frame.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { momentAt, offsetAt } from '../../content/timeZone.ts';
import { addDuration, readDuration, type SiteTime } from './duration.ts';
import { listTimings, type Timing } from './listTimings.ts';

/** An event that time is to send to a record. */
export interface DueEvent {
  event: string;
  dueAt: string;
}

export interface DuePlan {
  /** What becomes due, and when. */
  due: DueEvent[];
  /** What stays as it is planned already: the time in the state runs on. */
  kept: string[];
}

export interface DueRequest extends SiteTime {
  budget?: Budget;
  collection: Collection;
  machine: AnyStateMachine;
  /** The record as it is now. */
  record: DataRecord;
  /** When its state was entered, or when this change entered it; without it the time in the state runs on. */
  enteredAt?: string;
  /** The event that this change was; in the same state only its own time begins anew. */
  event?: { name: string; at: string };
}

/** What time is to send to a record in its state, and when. What it plans nowhere is no longer due. */
export function planDue(given: DueRequest): DuePlan {
  const request = { budget: openBudget(), ...given };
  const plan: DuePlan = { due: [], kept: [] };
  for (const timing of listTimings(request.machine)) {
    if (timing.state !== request.record.state) continue;
    const { event } = timing;
    const from = timing.after === undefined ? undefined : beginOf(request, event);
    if (timing.after !== undefined && from === undefined) plan.kept.push(event);
    const dueAt = timing.at === undefined ? from && lasting(timing, from, request) : computeDue(request, timing.at);
    if (dueAt !== undefined) plan.due.push({ event, dueAt });
  }
  return plan;
}

/** When the time of `after` began. */
function beginOf({ enteredAt, event }: DueRequest, name: string): string | undefined {
  return enteredAt ?? (event?.name === name ? event.at : undefined);
}

function lasting({ after = '' }: Timing, from: string, site: SiteTime): string | undefined {
  const duration = readDuration(after);
  return duration && addDuration(from, duration, site);
}

/** A day begins at midnight of the site; nothing is due while the formula gives nothing. */
function computeDue(
  { collection, record, timeZone, holidays, budget }: DueRequest,
  source: string,
): string | undefined {
  const timezoneOffset = offsetAt(timeZone, Date.parse(record.updated_at));
  const found = compileFormula(source, scopeOf(collection)).run(
    { record },
    { timezoneOffset, timeZone, holidays, budget },
  );
  if (typeof found !== 'string') return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(found)) return momentAt(found, '00:00', timeZone);
  const moment = new Date(found);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

const scopes = new WeakMap<Collection, FormulaScope>();

/** What such a formula may name: the record, and nothing that changes without it. */
export function scopeOf(collection: Collection): FormulaScope {
  const scope = scopes.get(collection) ?? describeScope({ record: collection.schema, stored: true });
  scopes.set(collection, scope);
  return scope;
}
