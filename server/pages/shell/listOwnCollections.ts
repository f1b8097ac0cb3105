import type { MenuEntry } from '../../../schemas/index.ts';
import { decide } from '../../records/context/recordsContext.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import { findScreenPath } from '../find/findRecordPath.ts';
import type { PageParts } from '../pageParts.ts';

/** The lists of collections that the site made itself, as far as this person may read them. */
export async function listOwnCollections(
  app: PageParts,
  visit: Visit,
): Promise<(MenuEntry & { collection: string })[]> {
  const { context } = await openVisitRecords(app, visit);
  return context.collections.all().flatMap((stored) => {
    const { name, title, schema, core } = stored.collection;
    if (stored.plugin !== undefined || core) return [];
    const path = findScreenPath(app, visit, { collection: name, screen: 'list' });
    if (!path || !decide(context, stored, 'read').allowed) return [];
    return [{ collection: name, path, title, icon: schema['x-icon'] ?? 'table-2' }];
  });
}
