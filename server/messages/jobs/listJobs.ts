import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RecordsContext } from '../../records/context/recordsContext.ts';
import { type RecordPlace, titlePlaces } from '../../records/find/titlePlaces.ts';
import { explainJob } from './explainJob.ts';
import { type JobKind, type JobState, type JobTable, jobKinds, jobTables } from './jobKinds.ts';

interface JobRow {
  id: string;
  what: string | null;
  about: string | null;
  status: string;
  attempts: number;
  error: string | null;
  created_at: string;
  next_at: string | null;
  finished_at: string | null;
}

/** The jobs of one kind on a site, the latest first, and how many there are in this state. */
export async function listJobs(
  context: RecordsContext,
  { kind, state, page, limit }: { kind: JobKind; state?: JobState; page: number; limit: number },
) {
  const { db } = context;
  const job = jobTables[kind];
  const { where, values } = ofState(job, state);
  const place = `$${values.length + 1} offset $${values.length + 2}`;
  const [rows, [counted]] = await Promise.all([
    db.query<JobRow>(
      `select id::text as id, ${job.what} as what, ${job.about} as about, status, ${job.attempts} as attempts,
         ${job.error} as error, created_at, next_at, ${job.finished} as finished_at
       from ${job.table} where site_id = current_site()${where} order by created_at desc, id desc limit ${place}`,
      [...values, limit, (page - 1) * limit],
    ),
    db.query<{ total: number }>(
      `select count(*)::int as total from ${job.table} where site_id = current_site()${where}`,
      values,
    ),
  ]);
  const said = await sayAbout(context, kind, rows);
  const jobs = rows.map((row) => ({
    ...presentJob(job, row),
    said: said(row),
    why: explainJob(kind, row.error, context.language),
  }));
  return { jobs, total: counted?.total ?? 0 };
}

/** What jobs are about as people call it: a record by its title, a collection, a person by name. */
async function sayAbout(
  context: RecordsContext,
  kind: JobKind,
  rows: readonly JobRow[],
): Promise<(row: JobRow) => string> {
  if (kind === 'mails') return ({ about }) => about ?? '';
  const placeOf = ({ what, about }: JobRow): RecordPlace => {
    if (kind === 'notices') return { collection: 'user', id: about ?? '' };
    if (kind === 'recalculations') return { collection: what ?? '', id: '' };
    const [collection = '', id = ''] = about?.split('/') ?? [];
    return { collection, id };
  };
  const titled = await titlePlaces(context, rows.map(placeOf));
  return (row) => titled(placeOf(row));
}

/** How many jobs of each kind wait and have failed: what the page of jobs says first. */
export async function countJobs(db: TenantDb) {
  const counts = jobKinds.map(async (kind) => {
    const [row] = await db.query<{ waiting: number; failed: number; oldest: string | null }>(
      `select count(*) filter (where status <> 'failed')::int as waiting, count(*) filter (where status = 'failed')::int as failed,
         min(created_at) filter (where status <> 'failed' and next_at <= now()) as oldest
       from ${jobTables[kind].table}
       where site_id = current_site() and status in ('waiting', 'sending', 'running', 'failed')`,
    );
    return { kind, waiting: row?.waiting ?? 0, failed: row?.failed ?? 0, oldest: row?.oldest ?? null };
  });
  return Promise.all(counts);
}

function ofState({ states }: JobTable, state: JobState | undefined): { where: string; values: string[][] } {
  if (state === undefined) return { where: '', values: [] };
  const names = Object.keys(states).filter((name) => states[name] === state);
  return { where: ' and status = any ($1)', values: [names] };
}

function presentJob({ states }: JobTable, row: JobRow) {
  const state = states[row.status] ?? 'done';
  const isOpen = state === 'waiting' || state === 'running';
  return {
    id: row.id,
    what: row.what ?? '',
    about: row.about ?? '',
    state,
    attempts: row.attempts,
    error: row.error,
    createdAt: row.created_at,
    nextAt: isOpen ? row.next_at : null,
    finishedAt: row.finished_at,
  };
}
