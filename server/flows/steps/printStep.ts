import type { StepResult } from '../../../engine/flow/nextStep.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { keepPrinted, printRecord, type WantedPrint } from '../../documents/batch/printRecord.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { FlowParts } from '../runs/flowParts.ts';
import type { RunRow } from '../runs/flowRows.ts';
import { holdRun } from '../runs/lease.ts';
import type { TakenStep } from '../runs/stepContext.ts';
import { endStep } from '../runs/storeStep.ts';

const renewMs = 20_000;

/**
 * Prints the document of a record, as it was issued or as the person of the run may read it. The PDF becomes a file of that record;
 * whoever may not read all that it shows does not see it.
 */
export async function printStep(app: FlowParts, { run, key, step, actor }: TakenStep, params: JsonObject) {
  const { document, id, language } = params;
  const db = app.db.site(run.site_id);
  const wanted: WantedPrint = {
    ...{ siteId: run.site_id, actor, document: String(document), id: String(id) },
    language: language === 'th' || language === 'en' ? language : undefined,
  };
  const printed = await whileHeld(db, run, () => printRecord(app, wanted));
  return keepPrinted(app, db, { ...printed, owner: run.account_id }, async (tx, file) => {
    await holdRun(tx, run);
    const result: StepResult = { status: 'done', output: { file: file.id, name: printed.name, size: file.size } };
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
