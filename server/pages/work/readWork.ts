import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { readWaiting, type Waiting } from '../../records/read/readWaiting.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { findRecordPath, findScreenPath } from '../find/findRecordPath.ts';
import type { PageParts } from '../pageParts.ts';

export interface WorkGroup extends Omit<Waiting, 'records'> {
  /** The screen with all of them, when this person may open it. */
  path?: string;
  records: (Waiting['records'][number] & { path?: string })[];
}

/** What waits for the person who is signed in, with the screens on which they take it up. */
export async function readWork(app: PageParts, visit: SignedInVisit): Promise<WorkGroup[]> {
  const { context } = await openVisitRecords(app, visit);
  const groups = await readWaiting(context);
  return groups.map((group) => ({
    ...group,
    path: findScreenPath(app, visit, { collection: group.collection, screen: 'list' }),
    records: group.records.map((record) => ({
      ...record,
      path: findRecordPath(app, visit, { collection: group.collection, id: record.id }),
    })),
  }));
}
