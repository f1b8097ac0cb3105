import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { applyShares } from '../../../engine/query/rollup/applyShares.ts';
import { findShares, type RelatedChange, type ShareChange } from '../../../engine/query/rollup/findShares.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { Feed } from '../collections/rollupFeeds.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { judgeRolled } from '../decide/judgePlan.ts';
import type { RowNeed } from '../decide/relatedRows.ts';
import { announceChange } from '../tell/announceChange.ts';
import { lockRows, type Rolled, readRollup, writeRollups } from './readRollup.ts';

/** A planned change as roll-ups see it. */
export function describeChange(plan: RecordPlan, row?: RecordRow): RelatedChange {
  const { id, state, data, at, userId } = plan;
  const system = { version: 1, created_at: at, created_by: userId, updated_at: at, updated_by: userId };
  return {
    ...(row && row.deleted_at === null && { before: flattenRecord(row) }),
    ...(plan.action !== 'delete' && { after: flattenRecord({ ...system, ...row, id, state, data }) }),
  };
}

/** The roll-ups that a change of their record is decided on; undefined where there are none. */
export function pickRollups({ rollups }: Collection, data: JsonObject): JsonObject | undefined {
  if (rollups.length === 0) return undefined;
  return Object.fromEntries(rollups.map(({ field }) => [field, data[field] ?? null]));
}

/** Whether a planned change touches any roll-up, as far as is known before its numbers are drawn. */
export function changesRollups(
  { collections }: RecordsContext,
  related: StoredCollection,
  plan: RecordPlan,
  row?: RecordRow,
): boolean {
  const feeds = collections.fedBy(related);
  if (feeds.length === 0) return false;
  const changes = [describeChange(plan, row)];
  return plan.numbers.length > 0 || feeds.some(({ rollup }) => findShares(rollup, changes).length > 0);
}

/** The records whose roll-ups a planned change touches, as far as is known before its numbers are drawn. */
export function listHolders(
  { collections }: RecordsContext,
  related: StoredCollection,
  plan: RecordPlan,
  row?: RecordRow,
): RowNeed[] {
  const feeds = collections.fedBy(related);
  if (feeds.length === 0) return [];
  const changes = [describeChange(plan, row)];
  return feeds.flatMap(({ holder, rollup }) =>
    findShares(rollup, changes).map(({ id }) => ({ stored: holder, id, changes: true })),
  );
}

interface Touched {
  feed: Feed;
  shares: ShareChange[];
}

/**
 * Brings the roll-ups that these changes touch up to date, and those computed from them, in the transaction of the
 * changes. Every transaction locks records in one order: those that changed, then those that hold their roll-ups, and so
 * on (`rankCollections`), within a collection by id.
 */
export async function feedRollups(
  context: RecordsContext,
  related: StoredCollection,
  changes: readonly RelatedChange[],
): Promise<void> {
  await follow(context, findTouched(context, related, changes));
}

/** A record that was created after the one that refers to it begins with that one's share. */
export async function feedNew(
  context: RecordsContext,
  { related, row }: { related: StoredCollection; row: RecordRow },
  { holder, id: own }: { holder: StoredCollection; id: string },
): Promise<void> {
  const touched = findTouched(context, related, [{ after: flattenRecord(row) }])
    .filter(({ feed }) => feed.holder === holder)
    .map(({ feed, shares }) => ({ feed, shares: shares.filter(({ id }) => id === own) }));
  await follow(
    context,
    touched.filter(({ shares }) => shares.length > 0),
  );
}

async function follow(context: RecordsContext, waiting: Touched[]): Promise<void> {
  const { ranks } = context.collections;
  while (waiting.length > 0) {
    const holder = waiting
      .map(({ feed }) => feed.holder)
      .reduce((first, next) => ((ranks.get(next) ?? 0) < (ranks.get(first) ?? 0) ? next : first));
    const touched = waiting.filter(({ feed }) => feed.holder === holder);
    waiting.splice(0, waiting.length, ...waiting.filter(({ feed }) => feed.holder !== holder));
    waiting.push(...findTouched(context, holder, await feedHolder(context, holder, touched)));
  }
}

function findTouched({ collections }: RecordsContext, related: StoredCollection, changes: readonly RelatedChange[]) {
  return collections
    .fedBy(related)
    .map((feed): Touched => ({ feed, shares: findShares(feed.rollup, changes) }))
    .filter(({ shares }) => shares.length > 0);
}

async function feedHolder(
  context: RecordsContext,
  holder: StoredCollection,
  touched: readonly Touched[],
): Promise<RelatedChange[]> {
  const ids = new Set(touched.flatMap(({ shares }) => shares.map(({ id }) => id)));
  const rows = await lockRows(context.db, holder, [...ids]);
  const byId = new Map(rows.map((row): [string, Rolled] => [row.id, { row, values: {} }]));
  for (const { feed, shares } of touched) await applyFeed(context, feed, shares, byId);
  const written = await writeRollups(context, holder, [...byId.values()]);
  await judgeRolled(context, holder, written);
  for (const { row } of written)
    announceChange(context, holder, { id: row.id, version: row.version, action: 'rollup', effects: 0 });
  return written
    .filter(({ row }) => row.deleted_at === null)
    .map(({ row, data }) => ({ before: flattenRecord(row), after: flattenRecord({ ...row, data }) }));
}

async function applyFeed(
  context: RecordsContext,
  feed: Feed,
  shares: readonly ShareChange[],
  byId: ReadonlyMap<string, Rolled>,
): Promise<void> {
  const { field } = feed.rollup;
  const uncounted: string[] = [];
  for (const { id, ...share } of shares) {
    const rolled = byId.get(id);
    const value = rolled && applyShares(feed.rollup, { ...rolled.row.data, ...rolled.values }[field], share);
    if (value === 'unknown') uncounted.push(id);
    else if (rolled && value !== undefined) rolled.values[field] = value;
  }
  if (uncounted.length === 0) return;
  for (const [id, value] of await readRollup(context.db, feed, uncounted)) {
    const rolled = byId.get(id);
    if (rolled) rolled.values[field] = value;
  }
}
