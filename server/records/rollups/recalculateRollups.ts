import { quoteName } from '../../../engine/query/sql/sqlBinder.ts';
import type { Json } from '../../../schemas/index.ts';
import type { Feed } from '../collections/rollupFeeds.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { lockRows, type Rolled, type RollupPlace, readRollup, writeRollups } from './readRollup.ts';

/** A stored value that was not what the related records say. */
export interface RollupDifference {
  collection: string;
  field: string;
  id: string;
  was: Json;
  now: Json;
  /** It was left as it is: its state closes the field. */
  closed?: boolean;
}

export interface RollupReport {
  /** How many values were compared, and how many of them were corrected. */
  compared: number;
  corrected: number;
  /** The first of them. */
  differences: RollupDifference[];
}

type Place = RollupPlace & Pick<RecordsContext, 'afterCommit'>;

const blockSize = 500;
const listed = 100;

/**
 * Compares roll-ups with the records they are computed from and corrects what differs, block by block, each in a
 * transaction of its own: people go on working meanwhile. `feeds` stand in the order of `SiteCollections.feeds`.
 */
export async function recalculateRollups(place: Place, feeds: readonly Feed[]): Promise<RollupReport> {
  const report: RollupReport = { compared: 0, corrected: 0, differences: [] };
  for (const feed of feeds) {
    let after: string | undefined = '';
    while (after !== undefined) {
      const block = await recalculateBlock(place, feed, after);
      addReport(report, block);
      after = block.last;
    }
  }
  return report;
}

export function addReport(report: RollupReport, part: Pick<RollupReport, 'compared' | 'differences'>): void {
  report.compared += part.compared;
  report.corrected += part.differences.length;
  report.differences.push(...part.differences.slice(0, listed - report.differences.length));
}

/** The roll-ups that those feed, directly and by others. */
export function findDependent(all: readonly Feed[], first: readonly Feed[]): Feed[] {
  const found = new Set(first);
  for (const feed of all) if ([...found].some(({ holder }) => holder === feed.related)) found.add(feed);
  return all.filter((feed) => found.has(feed));
}

function recalculateBlock(place: Place, feed: Feed, after: string) {
  return runInTransaction(place, async (inside) => {
    const rows = await inside.db.query<{ id: string }>(
      `select id from ${quoteName(feed.holder.table)} where site_id = current_site() and id > $1 order by id limit ${blockSize}`,
      [after],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return { compared: 0, differences: [], last: undefined };
    return { ...(await recalculateOf(inside, feed, ids)), last: ids.length < blockSize ? undefined : ids.at(-1) };
  });
}

/** Compares and corrects one roll-up of some records, which are locked. */
export async function recalculateOf(
  place: RollupPlace,
  feed: Feed,
  ids: string[],
): Promise<{ compared: number; differences: RollupDifference[] }> {
  const { holder, rollup } = feed;
  const { db } = place;
  const rows = await lockRows(db, holder, ids);
  const values = await readRollup(
    db,
    feed,
    rows.map(({ id }) => id),
  );
  const rolled = rows.map((row): Rolled => ({ row, values: { [rollup.field]: values.get(row.id) ?? null } }));
  const written = await writeRollups(place, holder, rolled);
  const differences = written.map(({ row, data }) => ({
    collection: holder.collection.name,
    field: rollup.field,
    id: row.id,
    was: row.data[rollup.field] ?? null,
    now: data[rollup.field] ?? null,
  }));
  return { compared: rows.length, differences };
}
