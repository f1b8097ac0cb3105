import type { StepResult } from '../../engine/flow/nextStep.ts';
import type { JsonObject } from '../../schemas/index.ts';
import { documentFileName } from '../documents/documentFileName.ts';
import { drawRecord } from '../documents/drawDocument.ts';
import { showAsIssued } from '../documents/issued/openDocument.ts';
import { storeRecordFile } from '../files/uploads/storeRecordFile.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import { openRecords } from '../records/openRecords.ts';
import type { FlowParts } from './flowParts.ts';
import type { RunRow } from './flowRows.ts';
import { holdRun } from './lease.ts';
import type { TakenStep } from './stepContext.ts';
import { endStep } from './storeStep.ts';

const renewMs = 20_000;

/** Prints the document of a record, as it was issued or as the person of the run may read it; the PDF becomes a file of that record. */
export async function printStep(app: FlowParts, { run, key, step, actor }: TakenStep, params: JsonObject) {
  const { document, id, language } = params;
  const db = app.db.site(run.site_id);
  const records = await openRecords(app, {
    siteId: run.site_id,
    actor,
    ...((language === 'th' || language === 'en') && { language }),
  });
  const wanted = { name: String(document), id: String(id), person: '', now: app.clock.now() };
  const opened = await showAsIssued(records.context, await drawRecord(records, wanted), wanted);
  const { html, view, document: drawn } = opened;
  const pdf = await whileHeld(db, run, () => app.printer.print(html));
  const collection = records.context.collections.get(drawn.declaration.collection)?.collection.name;
  const place = { collection: collection ?? drawn.declaration.collection, record: String(id) };
  const name = documentFileName(view, 'original');
  return storeRecordFile(app, db, { ...place, name, content: pdf, owner: run.account_id }, async (tx, file) => {
    await holdRun(tx, run);
    const result: StepResult = { status: 'done', output: { file: file.id, name, size: file.size } };
    await endStep(tx, run, { key, code: step.code, result });
    return result;
  });
}

/** Work that takes longer than a lease. */
async function whileHeld<Result>(db: TenantDb, run: RunRow, work: () => Promise<Result>): Promise<Result> {
  // One that is lost is found out when the step is stored.
  const renew = () => void db.transaction((tx) => holdRun(tx, run)).catch(() => undefined);
  const timer = setInterval(renew, renewMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
