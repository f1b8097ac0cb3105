import { migrateLayout } from '../../../engine/layout/migrateLayout.ts';
import { collectRequests } from '../../../engine/layout/reading/collectRequests.ts';
import { type DataRequest, type Layout, readText } from '../../../schemas/index.ts';
import { decide } from '../../records/context/recordsContext.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import type { LayoutParts } from './layoutParts.ts';
import { layoutReadsHidden } from './layouts.errors.ts';

/** Refuses publishing a layout that reads data which its publisher may not read. */
export async function refuseHiddenReads(app: LayoutParts, visit: Visit, draft: Layout): Promise<void> {
  const { context } = await openVisitRecords(app, visit);
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  const requests = Object.values(collectRequests(migrateLayout(draft, findDefinition), findDefinition));
  const named = new Set(requests.flatMap((each) => Object.values(each).flatMap(readsOf)));
  const hidden = [...named].flatMap((name) => {
    const stored = context.collections.get(name);
    return stored && !decide(context, stored, 'read').allowed ? [stored] : [];
  });
  if (hidden.length > 0)
    throw layoutReadsHidden({
      what: hidden.map(({ collection }) => readText(collection.title, visit.language)).join(', '),
    });
}

function readsOf(request: DataRequest): readonly string[] {
  return 'collection' in request ? [request.collection] : (request.reads ?? []);
}
