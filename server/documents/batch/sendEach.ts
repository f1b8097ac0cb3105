import { SalaError, type Site, type Text } from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { Actor } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import type { DocumentParts } from '../documentParts.ts';
import { issueRecord } from '../issued/issueDocument.ts';
import { mailRecord, type Sender } from '../mail/mailDocument.ts';
import { browserMissing } from '../print/print.errors.ts';
import type { PrintJobRow, RefusedPrint } from './printJobRows.ts';
import { failJob, finishJob, holdJob, sendJobNotice } from './printJobState.ts';

type Parts = DocumentParts & FileParts;

/** Another worker has this job, or it was cancelled. */
class TakenOver extends Error {}

const titles: Record<'mail' | 'issue', (count: number) => Text> = {
  mail: (count) => ({ th: `ส่งเอกสาร ${count} รายการทางอีเมลแล้ว`, en: `${count} documents are on their way by mail` }),
  issue: (count) => ({ th: `ออกเอกสาร ${count} รายการแล้ว`, en: `${count} documents are issued` }),
};

/**
 * Mails or issues the document of each record. How far it is stands in the transaction of each mail and each issue, so that a worker
 * that takes the job over does none of them twice.
 */
export async function sendEach(
  app: Parts,
  job: PrintJobRow & { form: 'mail' | 'issue' },
  { site, actor, isStopping }: { site: Site; actor: Actor; isStopping: () => boolean },
): Promise<void> {
  const db = app.db.site(site.id);
  const sender = await readSender(db, job.account_id);
  const refused: RefusedPrint[] = [...job.refused];
  for (const [at, id] of job.records.entries()) {
    if (at < job.done) continue;
    if (isStopping()) return;
    const finish = async (tx: TenantDb) => {
      if (!(await holdJob(tx, job, { done: at + 1, refused }))) throw new TakenOver();
    };
    try {
      await sendOne(app, job, { site, actor, sender, id, finish });
    } catch (error) {
      if (error instanceof TakenOver) return;
      if (!(error instanceof SalaError) || error.code === browserMissing.definition.code) throw error;
      refused.push({ id, reason: error.text });
      if (!(await holdJob(db, job, { done: at + 1, refused }))) return;
    }
  }
  const sent = job.records.length - refused.length;
  if (sent === 0) return failJob(app, job, { th: 'ทำไม่สำเร็จสักรายการ', en: 'It was done for none of the records' });
  if (await finishJob(db, job)) await sendJobNotice(app, job, { kind: 'success', title: titles[job.form](sent) });
}

async function sendOne(
  app: Parts,
  job: PrintJobRow,
  given: { site: Site; actor: Actor; sender: Sender; id: string; finish: (tx: TenantDb) => Promise<void> },
): Promise<void> {
  const { site, actor, sender, id, finish } = given;
  const records = await openRecords(app, { siteId: site.id, actor, language: job.language });
  const wanted = { name: job.document, id, now: app.clock.now(), finish };
  if (job.form === 'issue') await issueRecord(app, records, { ...wanted, person: sender.name, by: sender.id });
  else await mailRecord(app, records, { ...wanted, copies: job.copies, sender });
}

async function readSender(db: TenantDb, id: string): Promise<Sender> {
  const [found] = await db.query<{ name: string | null; email: string | null }>(
    `select coalesce(data ->> 'name', data ->> 'email', data ->> 'username') as name, data ->> 'email' as email
     from core_user where site_id = current_site() and id = $1`,
    [id],
  );
  return { id, name: found?.name ?? '', email: found?.email ?? '' };
}
