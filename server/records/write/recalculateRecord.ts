import type { Condition } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { findCollection, type RecordsContext } from '../context/recordsContext.ts';
import { runInTransaction } from '../context/runInTransaction.ts';
import { addReport, type RollupReport, recalculateOf } from '../rollups/recalculateRollups.ts';
import { searchIds } from './lockTargets.ts';

const blockSize = 500;

/** Compares the roll-ups of one record, and first of those that feed it, with the records they are computed from. */
export function recalculateRecord(context: RecordsContext, name: string, id: string): Promise<RollupReport> {
  return runInTransaction(context, async (inside) => {
    const report: RollupReport = { compared: 0, corrected: 0, differences: [] };
    await recalculate({ context: inside, report, above: [] }, findCollection(inside, name), [id]);
    return report;
  });
}

interface Recalculating {
  context: RecordsContext;
  report: RollupReport;
  /** The collections that lead here, none of which is looked into again. */
  above: readonly StoredCollection[];
}

async function recalculate(running: Recalculating, holder: StoredCollection, ids: string[]): Promise<void> {
  const { context, report } = running;
  const above = [...running.above, holder];
  const feeds = context.collections.feeds.filter((feed) => feed.holder === holder);
  for (const { related, rollup } of feeds) {
    if (above.includes(related) || related.collection.rollups.length === 0) continue;
    let after: string | undefined = '';
    while (after !== undefined) {
      const where: Condition = { $and: [{ [rollup.by]: { $in: ids } }, { id: { $gt: after } }] };
      const block = await searchIds(context, related, { where, sort: { id: 1 }, limit: blockSize });
      await recalculate({ ...running, above }, related, block);
      after = block.length < blockSize ? undefined : block.at(-1);
    }
  }
  for (const feed of feeds) addReport(report, await recalculateOf(context, feed, ids));
}
