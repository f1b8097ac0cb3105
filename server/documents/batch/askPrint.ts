import { randomUUID } from 'node:crypto';
import { isStaff } from '../../../engine/people/isStaff.ts';
import type { DocumentDeclaration, Language } from '../../../schemas/index.ts';
import type { FileParts } from '../../files/fileParts.ts';
import { findFiles } from '../../files/fileRows.ts';
import { presentFile } from '../../files/presentFile.ts';
import type { Budgets } from '../../platform/limits/budgets.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { actorOf } from '../../records/context/actor.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { payerOf } from '../../sites/payerOf.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { DocumentParts } from '../documentParts.ts';
import {
  documentNotOffered,
  documentUnknown,
  printJobOver,
  printJobsMany,
  printJobUnknown,
} from '../documents.errors.ts';
import type { WantedCopies } from '../frameDocument.ts';
import { requireOffer } from '../offers.ts';
import { requireInPerson } from '../requireInPerson.ts';
import { type PrintForm, type PrintJobRow, printLimits, printTopic } from './printJobRows.ts';

interface AskedPrint {
  document: string;
  records: string[];
  form: PrintForm;
  copies?: WantedCopies;
  language?: Language;
}

/** Has the documents of many records printed in the background, with the rights that its person has then. */
export async function askPrint(
  app: DocumentParts & { budgets: Budgets },
  visit: SignedInVisit,
  {
    document,
    records,
    form,
    copies = 'original',
    language = visit.language,
    logChange,
  }: AskedPrint & { logChange: ChangeLog },
): Promise<{ id: string }> {
  const known = app.registry.document(document);
  if (!known || !activePlugins(app.registry, visit.site.plugins).has(known.plugin))
    throw documentUnknown({ type: document });
  requireForm(visit, known.declaration, form);
  const unique = [...new Set(records)];
  if (form === 'mail') await app.budgets.spend('mails', payerOf(visit), unique.length);
  await app.budgets.spend('jobs', payerOf(visit), unique.length);
  const { userId } = visit.session;
  const id = randomUUID();
  await visit.db.transaction(async (tx) => {
    // One after the other, so that many at the same moment are counted.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`print ${visit.site.id} ${userId}`]);
    const [open] = await tx.query<{ count: number }>(
      `select count(*)::int as count from print_job
       where site_id = current_site() and account_id = $1 and status in ('queued', 'running')`,
      [userId],
    );
    if ((open?.count ?? 0) >= printLimits.open) throw printJobsMany({ n: printLimits.open });
    await tx.run(
      `insert into print_job (id, site_id, account_id, impersonal, document, records, language, copies, form)
       values ($1, current_site(), $2, $3, $4, $5, $6, $7, $8)`,
      [id, userId, actorOf(visit).impersonal === true, document, JSON.stringify(unique), language, copies, form],
    );
    await logChange(tx);
  });
  await app.queue.publish(printTopic, {});
  return { id };
}

/** Only staff may mail documents. */
function requireForm(visit: SignedInVisit, declaration: DocumentDeclaration, form: PrintForm): void {
  const leavesFile = form === 'pdf' || form === 'zip';
  if (form !== 'issue') requireOffer(declaration, leavesFile ? 'print' : 'mail');
  if (!leavesFile) requireInPerson(visit);
  if (form === 'mail' && !isStaff(visit.session.role)) throw documentNotOffered();
}

/** The prints of this person that are kept, latest first. */
export async function listPrints(app: FileParts, visit: SignedInVisit, id?: string) {
  const rows = await visit.db.query<PrintJobRow>(
    `select * from print_job where site_id = current_site() and account_id = $1 and ($2::text is null or id = $2)
     order by created_at desc limit 20`,
    [visit.session.userId, id ?? null],
  );
  const files = await findFiles(
    visit.db,
    rows.flatMap(({ file_id }) => file_id ?? []),
  );
  const { registry } = app;
  return rows.map((row) => {
    const { document, form, copies, status, done, created_at, error } = row;
    const file = files.find((one) => one.id === row.file_id);
    return {
      ...{ id: row.id, document, form, copies, status, done, created_at },
      title: registry.document(document)?.declaration.title ?? { th: document, en: document },
      total: row.records.length,
      refused: row.refused.map(({ id, reason }) => ({ id, reason: reason[visit.language] })),
      error: error?.[visit.language] ?? null,
      file: file ? presentFile(file) : null,
    };
  });
}

export async function readPrint(app: FileParts, visit: SignedInVisit, id: string) {
  const [found] = await listPrints(app, visit, id);
  if (!found) throw printJobUnknown();
  return found;
}

/** Ends a print: what was made of it so far is dropped. */
export async function cancelPrint(
  visit: SignedInVisit,
  { id, logChange }: { id: string; logChange: ChangeLog },
): Promise<void> {
  await visit.db.transaction(async (tx) => {
    const [found] = await tx.query<{ status: string }>(
      'select status from print_job where site_id = current_site() and id = $1 and account_id = $2 for update',
      [id, visit.session.userId],
    );
    if (!found) throw printJobUnknown();
    const ended = await tx.run(
      `update print_job set status = 'cancelled', finished_at = now(), next_at = null, lease = lease + 1
       where site_id = current_site() and id = $1 and status in ('queued', 'running')`,
      [id],
    );
    if (ended === 0) throw printJobOver();
    await logChange(tx);
  });
}
