import { readShownRun } from '../../flows/runs/readRun.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { setterRoles } from '../../sites/guards.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { findSubmissions } from './describeSender.ts';

/** How the flow of a form stands, for those who may read what was sent; null without one, or once its run is gone. */
export async function readFormRun(app: PageParts, visit: SignedInVisit, submission: string) {
  const records = await openVisitRecords(app, visit);
  const { flow_run: id } = await records.read(findSubmissions(records).collection.name, submission);
  const run = typeof id === 'string' ? await readShownRun(app, visit, id) : undefined;
  if (!run) return null;
  const { flowTitle, status, failedStep, createdAt, finishedAt } = run;
  const mayOpen = setterRoles.includes(visit.session.role);
  return { id: run.id, flowTitle, status, failedStep, createdAt, finishedAt, mayOpen };
}
