import { isJsonObject, type Json, type JsonObject, readText, type Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { type RecordPlace, titlePlaces } from '../../records/find/titlePlaces.ts';
import { openRecords } from '../../records/openRecords.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { setterRoles } from '../../sites/guards.ts';
import type { SignedInVisit, Visit } from '../../sites/visit.ts';
import type { RunRow, StepRow } from './flowRows.ts';
import { flowRunUnknown } from './flows.errors.ts';
import { readNames } from './readNames.ts';

const mostSteps = 2_500;

/** A run that this person may see: their own, and for administrators every one of the site. */
export async function requireRun(
  db: TenantDb,
  { session }: SignedInVisit,
  { id, lock = false }: { id: string; lock?: boolean },
): Promise<RunRow> {
  const [run] = await db.query<RunRow>(
    `select * from flow_run where site_id = current_site() and id = $1${lock ? ' for update' : ''}`,
    [id],
  );
  const mayAll = setterRoles.includes(session.role);
  if (!run || (!mayAll && run.account_id !== session.userId)) throw flowRunUnknown();
  return run;
}

/** A run without its steps, for whoever was let in by what it belongs to. */
export async function readShownRun(app: RecordParts, visit: SignedInVisit, id: string) {
  const rows = await visit.db.query<ListedRow>(
    `select ${listedColumns} from flow_run where site_id = current_site() and id = $1`,
    [id],
  );
  return (await presentRuns(app, visit, rows))[0];
}

/** A run with its steps, in the order in which they began. */
export async function readRun(app: RecordParts, visit: SignedInVisit, id: string) {
  const run = await requireRun(visit.db, visit, { id });
  const isWriter = setterRoles.includes(visit.session.role);
  const steps = await visit.db.query<StepRow>(
    `select * from flow_step where site_id = current_site() and run_id = $1 order by id limit ${mostSteps}`,
    [id],
  );
  const mails = await readMails(visit.db, steps);
  const failed = steps.find(({ key }) => key === run.failed_key);
  const [presented] = await presentRuns(app, visit, [{ ...run, failed_code: failed?.code }]);
  if (!presented) throw flowRunUnknown();
  return {
    ...presented,
    // What a flow is made of is its writers' business: it names addresses, people and rules.
    definition: isWriter ? run.definition : null,
    // So is what its steps hand on to each other, and to the runs that they start: what another system answered is copied anywhere.
    input: isWriter || (!run.parent_id && !run.trigger) ? run.input : {},
    steps: steps.map((step) => ({
      ...{ key: step.key, code: step.code, status: step.status, attempts: step.attempts },
      ...{ input: isWriter ? step.input : null, output: isWriter || shownOutcomes.has(step.code) ? step.output : null },
      ...{ error: sayError(step.error, visit), waitUntil: step.wait_until },
      ...{ startedAt: step.started_at, finishedAt: step.finished_at, mail: mails.get(step.key) ?? null },
    })),
  };
}

/** Steps whose outcome is for people: who answered, and the document that was made. */
const shownOutcomes: ReadonlySet<string> = new Set(['approval', 'document']);

interface MailState {
  status: string;
  error: string | null;
}

/** What became of the mails that steps have queued, by the keys of the steps. */
async function readMails(db: TenantDb, steps: readonly StepRow[]): Promise<ReadonlyMap<string, MailState>> {
  const queued = new Map(
    steps.flatMap(({ key, code, output }) => (code === 'mail' ? [[String(mailOf(output)), key]] : [])),
  );
  if (queued.size === 0) return new Map();
  const rows = await db.query<MailState & { id: string }>(
    `select id, case status when 'sending' then 'waiting' else status end as status, error from mail
     where site_id = current_site() and id = any ($1)`,
    [[...queued.keys()]],
  );
  return new Map(rows.map(({ id, status, error }) => [queued.get(id) ?? '', { status, error }]));
}

const mailOf = (output: Json) => (isJsonObject(output) ? output.mail : undefined);

function sayError(error: Text | string | null, { language }: Visit): string | null {
  return error === null ? null : readText(error, language);
}

type ListedRow = Omit<RunRow, 'definition' | 'input'> & { failed_code?: string | null };

const listedColumns = ['id', 'flow_id', 'flow_version', 'account_id', 'acted_by', 'parent_id', 'trigger']
  .concat(['status', 'failed_key', 'error', 'created_at', 'finished_at'])
  .concat(['(select code from flow_step where run_id = flow_run.id and key = failed_key) as failed_code'])
  .join(', ');

/** The newest runs of a flow, or of all; `after` is the last one of the page before. */
export async function listRuns(
  app: RecordParts,
  visit: SignedInVisit,
  { flow, status, after, limit }: { flow?: string; status?: string; after?: string; limit: number },
) {
  const rows = await visit.db.query<ListedRow>(
    `select ${listedColumns} from flow_run
     where site_id = current_site() and ($1::text is null or flow_id = $1) and ($2::text is null or status = $2)
       and ($3::text is null or (created_at, id) < (
         select last.created_at, last.id from flow_run last where last.site_id = current_site() and last.id = $3))
     order by created_at desc, id desc limit $4`,
    [flow ?? null, status ?? null, after ?? null, limit + 1],
  );
  const shown = rows.slice(0, limit);
  return { runs: await presentRuns(app, visit, shown), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** Runs with what their flows and people are called. */
async function presentRuns(app: RecordParts, visit: SignedInVisit, runs: readonly ListedRow[]) {
  const records = await openRecords(app, { siteId: visit.site.id, actor: systemActor });
  const flows = records.context.collections.serving('flows')?.collection.name;
  const titles = flows ? await readNames(records, flows, { field: 'title', ids: runs.map((run) => run.flow_id) }) : {};
  const names = await readNames(records, 'user', {
    field: 'name',
    ids: runs.flatMap((run) => [run.account_id, run.acted_by ?? []].flat()),
  });
  const places = runs.flatMap(({ trigger }) => placeOf(trigger) ?? []);
  const titled = await titlePlaces((await openVisitRecords(app, visit)).context, places);
  const about = (trigger: JsonObject | null) => {
    const place = placeOf(trigger);
    return place ? { ...place, title: titled(place) } : null;
  };
  return runs.map((run) => ({
    ...{ id: run.id, flow: run.flow_id, flowTitle: titles[run.flow_id] ?? null, version: run.flow_version },
    ...{ person: run.account_id, personName: names[run.account_id] ?? null, parent: run.parent_id },
    ...{ actedBy: run.acted_by, actedByName: names[run.acted_by ?? ''] ?? null },
    ...{
      status: run.status,
      failedStep: run.failed_key,
      failedCode: run.failed_code ?? null,
      error: sayError(run.error, visit),
      about: about(run.trigger),
      trigger: run.trigger,
    },
    ...{ createdAt: run.created_at, finishedAt: run.finished_at },
  }));
}

/** The record whose change started it. */
export function placeOf(trigger: JsonObject | null): RecordPlace | undefined {
  const { collection, id } = trigger ?? {};
  return typeof collection === 'string' && typeof id === 'string' ? { collection, id } : undefined;
}
