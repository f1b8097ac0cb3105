import type { CompiledQuery } from '../../../engine/query/sql/querySource.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { tooManyRequests } from '../../platform/errors/httpErrors.ts';
import { answerThenRest } from '../../platform/limits/answerThenRest.ts';
import { limitEachSite } from '../../platform/limits/limitEachSite.ts';
import { queryTooSlow } from './records.errors.ts';
import type { RecordsContext } from './recordsContext.ts';
import { statementName } from './statementName.ts';

/** Cancelled by the time limit, or a value, number or stack too large for the database. */
const tooMuch = new Set(['57014', '54000', '54001', '22003']);

/**
 * Runs a query written by a caller. Potentially expensive ones (every query of a visitor; aggregation and search of
 * everybody) have connections and a time limit of their own, of which one site never uses all.
 */
export async function runQuery<Row extends object>(
  context: RecordsContext,
  query: CompiledQuery,
  weight: 'light' | 'heavy' = 'light',
): Promise<Row[]> {
  const { actor, afterCommit, app, db, site } = context;
  const isVisitor = actor.userId === null;
  // Inside a transaction only its own connection sees uncommitted writes.
  if (actor.trusted || afterCommit || (weight === 'light' && !isVisitor)) return execute(db, query);
  const kind = isVisitor ? 'visitor' : 'person';
  return answerThenRest({
    takeTurn: (work) => inTurn[kind](site.id, work),
    work: () => execute<Row>(app.db.callers[kind](site.id), query),
    mustRest: () => app.share.hasOthers(site.id),
  });
}

async function execute<Row extends object>(db: TenantDb, { text, values }: CompiledQuery): Promise<Row[]> {
  try {
    return await db.query<Row>({ name: statementName(text), text, values });
  } catch (error) {
    if (error instanceof Error && 'code' in error && tooMuch.has(String(error.code))) throw queryTooSlow();
    throw error;
  }
}

/** Expensive queries of a site that run at once, and that may wait, in this process. */
const turns = { mayWait: 300, refuse: () => tooManyRequests({ seconds: 2 }) };
const inTurn = { visitor: limitEachSite({ atOnce: 1, ...turns }), person: limitEachSite({ atOnce: 1, ...turns }) };
