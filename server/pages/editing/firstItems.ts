import { sampleItem } from '../../../engine/layout/binding/sampleItem.ts';
import { collectRequests } from '../../../engine/layout/reading/collectRequests.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { JsonObject, Layout } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import type { LoadedPage } from '../data/loadPageData.ts';
import type { PageParts } from '../pageParts.ts';

/** By the uid of every object that repeats its rows: the first record they were drawn for, else one that shows its fields. */
export async function firstItems(
  app: PageParts,
  visit: Visit,
  { draft, loaded }: { draft: Layout; loaded: Pick<LoadedPage, 'layout' | 'items'> },
): Promise<Record<string, JsonObject>> {
  const findDefinition = (type: string) => app.registry.widget(type)?.definition;
  const found: Record<string, JsonObject> = {};
  const collections = await app.collections.of(visit.site);
  const requests = collectRequests(draft, findDefinition);
  for (const { uid, type } of listObjects(draft)) {
    const request = requests[uid]?.[findDefinition(type)?.repeats ?? ''];
    const stored = request && 'collection' in request ? collections.get(request.collection) : undefined;
    if (stored) found[uid] = sampleItem(stored.collection, visit.language, new Date());
  }
  for (const { uid, type, rows = [] } of listObjects(loaded.layout).toReversed()) {
    const [first] = findDefinition(type)?.repeats === undefined ? [] : listObjects({ rows });
    const item = first && loaded.items.get(first.uid);
    // Copies of a repeating object have its uid behind that of their own record.
    if (item) found[uid.slice(uid.lastIndexOf('.') + 1)] = item;
  }
  return found;
}
