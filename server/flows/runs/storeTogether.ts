import type { Database } from '../../platform/db/database.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { gather } from '../../platform/gather.ts';
import { type EndedRun, endRuns } from './endRuns.ts';
import type { RunRow } from './flowRows.ts';
import { holdRuns, LeaseLost } from './lease.ts';
import { storeEnds, type WrittenEnd } from './storeStep.ts';

/**
 * Stores what several runs of a site give in the same moment together, so that they share the way to the database and the commit. Each
 * resolves when its own is stored, and is refused where another worker has its run.
 */
export interface StoreTogether {
  /** The end of a step that changed nothing else. */
  step(end: WrittenEnd): Promise<void>;
  run(end: EndedRun & OfRun): Promise<void>;
}

interface OfRun {
  run: RunRow;
}

export function openStoreTogether(db: Database): StoreTogether {
  return { step: gatherBySite(db, storeEnds), run: gatherBySite(db, endHeldRuns) };
}

/** While the database stores one group, the worker computes the next. */
const groups = { atOnce: 2, most: 16 };

function endHeldRuns(db: TenantDb, ended: (EndedRun & OfRun)[]): Promise<Set<string>> {
  return db.transaction(async (tx) => {
    const held = await holdRuns(
      tx,
      ended.map(({ run }) => run),
    );
    await endRuns(
      tx,
      ended.filter(({ run }) => held.has(run.id)),
    );
    return held;
  });
}

/** `store` answers the ids of those runs that are still ours, and stores nothing of others. */
function gatherBySite<Item extends OfRun>(
  db: Database,
  store: (db: TenantDb, items: Item[]) => Promise<Set<string>>,
): (item: Item) => Promise<void> {
  const sites = new Map<string, (item: Item) => Promise<boolean>>();
  const openSite = (id: string) => {
    const work = async (items: Item[]) => {
      const ours = await store(db.site(id), items);
      return items.map(({ run }) => ours.has(run.id));
    };
    const gathered = gather({ work, ...groups });
    sites.set(id, gathered);
    return gathered;
  };
  return async (item) => {
    const { run } = item;
    const gathered = sites.get(run.site_id) ?? openSite(run.site_id);
    if (!(await gathered(item))) throw new LeaseLost(run);
  };
}
