import { notAllowed } from '../../../engine/record/recordErrors.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../collections/collections.ts';
import { confirmNeeded } from '../context/records.errors.ts';
import { decide, type RecordsContext } from '../context/recordsContext.ts';
import { type Cleared, type ClearRequest, clearRows, countRows, workMs } from './clearRecords.ts';
import { isOwnToken, makeToken } from './clearToken.ts';

/** What a person writes to confirm, in the place of a collection's name. */
const everything = 'all';

/**
 * Moves the records of every collection to the trash that the caller may empty whole, apart from those whose state closes their
 * deletion. Nothing is removed for good: that is asked for collection by collection.
 */
export async function clearAll(
  context: RecordsContext,
  { confirm, token, logChange }: Pick<ClearRequest, 'confirm' | 'token' | 'logChange'>,
): Promise<Cleared & { collections: Record<string, number> }> {
  const clearable = context.collections.all().filter((stored) => mayClear(context, stored));
  if (clearable.length === 0) throw notAllowed();
  const counted = await countAll(context, clearable);
  const count = counted.reduce((sum, each) => sum + each.count, 0);
  if (confirm !== everything || !token || !isOwnToken(context, everything, token))
    throw confirmNeeded(
      { count, name: everything },
      { count, collections: counted.map(describeCount), token: makeToken(context, everything) },
    );
  const until = Date.now() + workMs;
  const cleared: Record<string, number> = {};
  let [left, isLogged] = [0, false];
  // The log gets it with the first block: without its row that stays, too.
  const log = (db: TenantDb) => logChange(db, { count });
  for (const { stored, count: own } of counted.filter((each) => each.count > 0 || each === counted[0])) {
    if (Date.now() > until) left += own;
    else {
      const done = await clearRows(context, { stored, forever: false }, { until, ...(!isLogged && { log }) });
      isLogged = true;
      cleared[stored.collection.name] = done.cleared;
      left += done.left;
    }
  }
  return { cleared: Object.values(cleared).reduce((sum, each) => sum + each, 0), left, collections: cleared };
}

/** Both rights, and over every record. What the core keeps itself (people, the site) is no record to clear. */
function mayClear(context: RecordsContext, stored: StoredCollection): boolean {
  if (stored.collection.core) return false;
  return (['delete', 'clear'] as const).every((action) => {
    const decision = decide(context, stored, action);
    return decision.allowed && !decision.condition;
  });
}

async function countAll(context: RecordsContext, all: readonly StoredCollection[]) {
  const counted: Counted[] = [];
  for (const stored of all) counted.push({ stored, ...(await countRows(context, { stored, forever: false })) });
  const there = counted.filter(({ count, kept }) => count + kept > 0);
  return there.length > 0 ? there : counted.slice(0, 1);
}

interface Counted {
  stored: StoredCollection;
  count: number;
  kept: number;
}

function describeCount({ stored, count, kept }: Counted) {
  return { name: stored.collection.name, count, kept };
}
