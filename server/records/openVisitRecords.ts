import type { Visit } from '../sites/visit.ts';
import { actorOf } from './context/actor.ts';
import type { RecordParts } from './context/recordParts.ts';
import { openRecords, type Records } from './openRecords.ts';

/** The records of the visited site as the visitor may use them. */
export function openVisitRecords(app: RecordParts, visit: Visit): Promise<Records> {
  return openRecords(app, { siteId: visit.site.id, actor: actorOf(visit), language: visit.language });
}
