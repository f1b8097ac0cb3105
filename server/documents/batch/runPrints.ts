import { fileAddress } from '../../../engine/content/fileName.ts';
import { SalaError, type Site } from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { storeMadeFile } from '../../files/uploads/storeMadeFile.ts';
import type { PlatformDb } from '../../platform/db/database.ts';
import { runClaimed } from '../../platform/runClaimed.ts';
import { startLoop, type Woken } from '../../platform/startLoop.ts';
import type { Actor } from '../../records/context/actor.ts';
import { findMember } from '../../records/find/findMember.ts';
import type { DocumentParts } from '../documentParts.ts';
import { browserMissing } from '../print/print.errors.ts';
import { joinPrints, type MadePrint } from './joinPrints.ts';
import { type FileForm, type PrintJobRow, printTopic, type RefusedPrint } from './printJobRows.ts';
import { failJob, finishJob, holdJob, sendJobNotice } from './printJobState.ts';
import { printRecord } from './printRecord.ts';
import { sendEach } from './sendEach.ts';

type Parts = DocumentParts & FileParts;

const atOnce = 2;
const tries = 3;

/** Prints in this process what people asked for: at once when woken, and in sweeps for jobs whose worker died. */
export function startPrints(app: Parts): Promise<() => Promise<void>> {
  const work = (isStopping: () => boolean, woken: Woken) => runPrints(app, isStopping, woken);
  return startLoop(app, { name: 'printing many', topic: printTopic, sweepMs: 10_000, work });
}

/** Prints the jobs that wait until none is left; answers how many were taken up. */
export function runPrints(app: Parts, isStopping = () => false, woken?: Woken): Promise<number> {
  const claim = (count: number) => claimPrints(app.db.platform, count);
  return runClaimed<PrintJobRow>({
    claim,
    handle: (job) => handleJob(app, job, isStopping),
    atOnce,
    isStopping,
    woken,
  });
}

/** Jobs that ended long ago are forgotten, after their files. */
export async function sweepPrints({ db }: Pick<Parts, 'db'>): Promise<void> {
  await db.platform.query(`delete from print_job where created_at < now() - interval '8 days'`);
}

/** One of a site at a time, the longest waiting first; for two minutes, after which another worker may begin again. */
function claimPrints(platform: PlatformDb, count: number): Promise<PrintJobRow[]> {
  return platform.query<PrintJobRow>(
    // What leaves one file begins anew; mails and issued documents stay done.
    `update print_job set status = 'running', lease = lease + 1, next_at = now() + interval '2 minutes',
       done = case when form in ('pdf', 'zip') then 0 else done end,
       refused = case when form in ('pdf', 'zip') then '[]' else refused end
     where id in (
       select job.id from print_job job join site on site.site_id = job.site_id and site.suspended_at is null
       where job.status in ('queued', 'running') and job.next_at <= now() and not exists (
         select from print_job other where other.site_id = job.site_id and other.id <> job.id
           and (other.status = 'running' and other.next_at > now()
             or other.status in ('queued', 'running') and other.next_at <= now()
               and (other.created_at, other.id) < (job.created_at, job.id)))
       order by job.created_at, job.id limit $1 for update of job skip locked)
     returning *`,
    [count],
  );
}

/** Never throws: a job that could not be gone on with is taken again. */
async function handleJob(app: Parts, job: PrintJobRow, isStopping: () => boolean): Promise<void> {
  try {
    const site = await app.sites.byId(job.site_id);
    if (job.lease > tries || !site)
      return await failJob(app, job, { th: 'พิมพ์ไม่สำเร็จหลายครั้ง', en: 'It failed several times' });
    await makeJob(app, job, { site, isStopping });
  } catch (error) {
    if (error instanceof SalaError) await failJob(app, job, error.text).catch(() => undefined);
    else app.log.error({ err: error, job: job.id }, 'a print of many records');
  }
}

async function makeJob(
  app: Parts,
  job: PrintJobRow,
  { site, isStopping }: { site: Site; isStopping: () => boolean },
): Promise<void> {
  const member = await findMember(app, site, job.account_id);
  if (!member) return failJob(app, job, { th: 'ผู้สั่งพิมพ์ไม่ใช่สมาชิกแล้ว', en: 'Its person is no member any more' });
  const actor = { ...member, ...(job.impersonal && { impersonal: true }) };
  const { form } = job;
  if (form === 'mail' || form === 'issue') await sendEach(app, { ...job, form }, { site, actor, isStopping });
  else await makeFile(app, { ...job, form }, { site, actor, isStopping });
}

type FileJob = PrintJobRow & { form: FileForm };

async function makeFile(
  app: Parts,
  job: FileJob,
  { site, actor, isStopping }: { site: Site; actor: Actor; isStopping: () => boolean },
): Promise<void> {
  const made: MadePrint[] = [];
  const refused: RefusedPrint[] = [];
  for (const [at, id] of job.records.entries()) {
    if (isStopping()) return;
    const wanted = { siteId: site.id, actor, id };
    try {
      made.push(
        await printRecord(app, {
          ...wanted,
          ...{ document: job.document, copies: job.copies, language: job.language, single: job.form === 'pdf' },
        }),
      );
    } catch (error) {
      if (!(error instanceof SalaError) || error.code === browserMissing.definition.code) throw error;
      refused.push({ id, reason: error.text });
    }
    if (!(await holdJob(app.db.site(site.id), job, { done: at + 1, refused }))) return;
  }
  if (made.length === 0)
    return failJob(app, job, { th: 'ไม่มีรายการใดที่พิมพ์ได้', en: 'None of the records could be printed' });
  await endJob(app, job, made);
}

async function endJob(app: Parts, job: FileJob, made: MadePrint[]): Promise<void> {
  const { form } = job;
  const content = await joinPrints(made, form);
  const title = app.registry.document(job.document)?.declaration.title;
  const name = `${title?.[job.language] ?? job.document}-${made.length}.${form}`;
  const wanted = { name, extension: form, content, owner: job.account_id, purpose: 'print' } as const;
  const file = await storeMadeFile(app, app.db.site(job.site_id), wanted, async (tx, stored) => {
    if (!(await finishJob(tx, job, stored))) throw new Error('the print was cancelled or taken over');
    return stored;
  });
  await sendJobNotice(app, job, {
    kind: 'success',
    title: { th: `พิมพ์เอกสาร ${made.length} รายการเสร็จแล้ว`, en: `${made.length} documents are printed` },
    path: fileAddress(file),
  });
}
