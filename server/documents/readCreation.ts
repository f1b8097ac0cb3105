import type { JsonObject } from '../../schemas/index.ts';
import type { RecordParts } from '../records/context/recordParts.ts';
import { readTitles } from '../records/find/readReferenced.ts';
import { openVisitRecords } from '../records/openVisitRecords.ts';
import type { Visit } from '../sites/visit.ts';

/** When a record was made and, as far as the visitor may read that, by whom. */
export async function readCreation(app: RecordParts, visit: Visit, { created_at: at, created_by: by }: JsonObject) {
  const { context } = await openVisitRecords(app, visit);
  const names = typeof by === 'string' ? await readTitles(context, 'user', [by]) : new Map<string, string>();
  return { at: typeof at === 'string' ? at : undefined, by: names.get(String(by)) };
}
