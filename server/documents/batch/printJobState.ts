import type { Text } from '../../../schemas/index.ts';
import { notifyPersonSafely } from '../../messages/notifications/notifyPerson.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { DocumentParts } from '../documentParts.ts';
import type { PrintJobRow, RefusedPrint } from './printJobRows.ts';

/** The person of a job that took longer is notified when it ends: they may have gone on with something else. */
const patienceMs = 10_000;

/** How far it is, and that it goes on; false where it was cancelled or taken over. */
export async function holdJob(
  db: TenantDb,
  job: PrintJobRow,
  { done, refused }: { done: number; refused: readonly RefusedPrint[] },
): Promise<boolean> {
  const held = await db.run(
    `update print_job set done = $3, refused = $4, next_at = now() + interval '2 minutes'
     where site_id = current_site() and id = $1 and lease = $2 and status = 'running'`,
    [job.id, job.lease, done, JSON.stringify(refused)],
  );
  return held > 0;
}

/** Ends it well; false where it was cancelled or taken over. */
export async function finishJob(db: TenantDb, job: PrintJobRow, file?: { id: string }): Promise<boolean> {
  const ended = await db.run(
    `update print_job set status = 'done', file_id = $3, next_at = null, finished_at = now()
     where site_id = current_site() and id = $1 and lease = $2 and status = 'running'`,
    [job.id, job.lease, file?.id ?? null],
  );
  return ended > 0;
}

export async function failJob(app: DocumentParts, job: PrintJobRow, error: Text): Promise<void> {
  const failed = await app.db.site(job.site_id).run(
    `update print_job set status = 'failed', error = $3, next_at = null, finished_at = now()
     where site_id = current_site() and id = $1 and lease = $2 and status = 'running'`,
    [job.id, job.lease, JSON.stringify(error)],
  );
  if (failed > 0)
    await sendJobNotice(app, job, {
      kind: 'error',
      title: { th: 'เอกสารหลายรายการทำไม่สำเร็จ', en: 'The work on documents of many records failed' },
      text: error,
    });
}

export async function sendJobNotice(
  app: DocumentParts,
  job: PrintJobRow,
  notice: { kind: 'success' | 'error'; title: Text; text?: Text; path?: string },
): Promise<void> {
  if (app.clock.now().getTime() - new Date(job.created_at).getTime() < patienceMs) return;
  await notifyPersonSafely(app, job.site_id, { ...notice, user: job.account_id, key: `print ${job.id}` });
}
