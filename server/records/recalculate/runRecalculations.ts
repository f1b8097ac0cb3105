import type { PlatformDb } from '../../platform/db/database.ts';
import { runClaimed } from '../../platform/runClaimed.ts';
import { startLoop } from '../../platform/startLoop.ts';
import type { StoredCollection } from '../collections/storedCollection.ts';
import { systemActor } from '../context/actor.ts';
import type { RecordParts } from '../context/recordParts.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { recalculationTopic } from '../define/noteRecalculation.ts';
import { openRecords } from '../openRecords.ts';
import { type FormulaReport, recalculateBlock } from '../write/recalculateFormulas.ts';

interface RecalculationRow {
  id: string;
  site_id: string;
  table_name: string;
  after_id: string;
  attempts: number;
  lease: number;
}

const tries = 5;

/** Computes in this process what was noted: at once when woken, and in sweeps for what a worker left that died. */
export function startRecalculations(app: RecordParts): Promise<() => Promise<void>> {
  const work = (isStopping: () => boolean) => runRecalculations(app, isStopping);
  return startLoop(app, { name: 'computing formulas again', topic: recalculationTopic, sweepMs: 10_000, work });
}

/** One collection after another, until nothing is due; answers how many were taken up. */
export function runRecalculations(app: RecordParts, isStopping = () => false): Promise<number> {
  const claim = (count: number) => claimRecalculations(app.db.platform, count);
  const handle = (row: RecalculationRow) => handleOne(app, row, isStopping);
  return runClaimed<RecalculationRow>({ claim, handle, atOnce: 1, isStopping });
}

/** What ended long ago is forgotten. */
export async function sweepRecalculations({ db }: Pick<RecordParts, 'db'>): Promise<void> {
  await db.platform.query(
    `delete from recalculation where status not in ('waiting', 'running') and created_at < now() - interval '30 days'`,
  );
}

/** For two minutes, which each block prolongs; then another worker may go on where this one came to. */
function claimRecalculations(platform: PlatformDb, count: number): Promise<RecalculationRow[]> {
  return platform.query<RecalculationRow>(
    `update recalculation set status = 'running', lease = lease + 1, attempts = attempts + 1, next_at = now() + interval '2 minutes'
     where id in (
       select id from recalculation join site using (site_id)
       where status in ('waiting', 'running') and next_at <= now() and suspended_at is null
       order by recalculation.created_at, id limit $1 for update of recalculation skip locked)
     returning *`,
    [count],
  );
}

async function handleOne(app: RecordParts, row: RecalculationRow, isStopping: () => boolean): Promise<void> {
  try {
    const { context } = await openRecords(app, { siteId: row.site_id, actor: systemActor });
    const stored = findStored(app, context, row.table_name);
    const ended = stored === undefined || (await computeRest(context, stored, row, isStopping));
    const next = ended ? `status = 'done', finished_at = now(), next_at = null` : `status = 'waiting', next_at = now()`;
    await keep(context, row, `${next}, error = null, attempts = ${ended ? 'attempts' : 'attempts - 1'}`);
  } catch (error) {
    app.log.error({ err: error, recalculation: row.id }, 'computing formulas again');
    const isLast = row.attempts >= tries;
    const then = isLast
      ? `status = 'failed', finished_at = now(), next_at = null`
      : `status = 'waiting', next_at = now() + attempts * interval '1 minute'`;
    const { run } = app.db.site(row.site_id);
    const values = [row.id, row.lease, error instanceof Error ? error.message.slice(0, 500) : 'unknown'];
    await run(`update recalculation set ${then}, error = $3 where ${held}`, values).catch(() => undefined);
  }
}

/** That of the site, with its tiers of approval; that of a plugin which is off here as it is shipped. */
function findStored(app: RecordParts, { collections }: RecordsContext, table: string): StoredCollection | undefined {
  return [...collections.all(), ...app.collections.shipped].find((one) => one.table === table);
}

/** Block by block; false where it is to be gone on with later. */
async function computeRest(
  context: RecordsContext,
  stored: StoredCollection,
  row: RecalculationRow,
  isStopping: () => boolean,
): Promise<boolean> {
  let after = row.after_id;
  while (!isStopping()) {
    const report: FormulaReport = { compared: 0, corrected: 0, closed: 0, differences: [] };
    const { count, last } = await recalculateBlock(context, stored, { after, report });
    const values = [last, count, report.corrected];
    const isMine = await keep(
      context,
      row,
      `after_id = $3, done = done + $4, corrected = corrected + $5, next_at = now() + interval '2 minutes'`,
      values,
    );
    // Begun anew or cancelled meanwhile: it is no longer for this worker to say how it ended.
    if (isMine === 0 || count === 0) return true;
    after = last;
  }
  return false;
}

const held = `site_id = current_site() and id = $1 and lease = $2 and status = 'running'`;

function keep({ db }: RecordsContext, { id, lease }: RecalculationRow, set: string, values: unknown[] = []) {
  return db.run(`update recalculation set ${set} where ${held}`, [id, lease, ...values]);
}
