import { listTitles } from '../../../engine/collection/tell/nameRecord.ts';
import { bindVariables } from '../../../engine/condition/bindVariables.ts';
import { type JsonObject, readText, type StateMeta } from '../../../schemas/index.ts';
import { readCalendar } from '../context/readCalendar.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { listWaitingSteps, type WaitingStep } from '../decide/listWaitingSteps.ts';
import { findRecords } from '../find/findRecords.ts';
import { aggregate } from '../find/readStats.ts';

/** Records of one collection that wait in one state for this person. */
export interface Waiting {
  collection: string;
  title: string;
  state: string;
  stateTitle: string;
  tone?: StateMeta['tone'];
  approval: boolean;
  count: number;
  /** Those that have waited longest; a number or a name says little without whom or what it is about. */
  records: { id: string; title: string; about?: string; since: string }[];
}

interface Counted extends WaitingStep {
  count: number;
}

const mostGroups = 12;
const perGroup = 4;

/**
 * What waits for this person in every collection: records that they may send on, approvals first. One query counts all states
 * of a collection, and only the groups that are shown are read.
 */
export async function readWaiting(context: RecordsContext): Promise<Waiting[]> {
  const now = context.app.clock.now();
  const { timezoneOffset } = readCalendar(context, now);
  const today = String(bindVariables({ today: '$today' }, { now, timezoneOffset }).today);
  const counted = await Promise.all(context.collections.all().map((stored) => countSteps(context, stored, today)));
  const groups = counted
    .flat()
    .sort((one, other) => rank(one) - rank(other) || other.count - one.count)
    .slice(0, mostGroups);
  return Promise.all(groups.map((group) => readGroup(context, group)));
}

async function countSteps(context: RecordsContext, stored: WaitingStep['stored'], today: string): Promise<Counted[]> {
  const steps = await listWaitingSteps(context, stored, today);
  if (steps.length === 0) return [];
  const counts = await aggregate(context, stored.collection.name, [
    { $match: { $or: steps.map(({ filter }) => filter) } },
    { $group: { _id: '$state', count: { $sum: 1 } } },
  ]);
  const byState = new Map(counts.map(({ _id, count }) => [_id, Number(count)]));
  return steps.flatMap((step) => {
    const count = byState.get(step.state.name) ?? 0;
    return count > 0 ? [{ ...step, count }] : [];
  });
}

function rank({ approval, state }: WaitingStep): number {
  if (approval) return 0;
  return state.meta.tone === 'warning' ? 1 : 2;
}

async function readGroup(context: RecordsContext, group: Counted): Promise<Waiting> {
  const { stored, state, filter, approval, count } = group;
  const { collection } = stored;
  const { data } = await findRecords(context, collection.name, { filter, sort: { updated_at: 1 }, limit: perGroup });
  const show = (record: JsonObject) => {
    const [title = String(record.id), about] = listTitles(collection.display, record, context.language);
    return {
      id: String(record.id),
      title,
      ...(about !== undefined && about !== title && { about }),
      since: String(record.updated_at),
    };
  };
  return {
    collection: collection.name,
    title: readText(collection.title, context.language),
    state: state.name,
    stateTitle: readText(state.meta.title, context.language),
    ...(state.meta.tone && { tone: state.meta.tone }),
    approval,
    count,
    records: data.map(show),
  };
}
