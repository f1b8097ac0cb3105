import { decideRoute } from '../../../engine/route/decideRoute.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/** The path of the screen that shows a record, if this person may open it; undefined when there is none. */
export function findRecordPath(
  app: PageParts,
  visit: Visit,
  record: { collection: string; id: string },
): string | undefined {
  const { site, session } = visit;
  const visitor = visitorOf(session);
  const route = siteRoutes(app.registry, site).routes.find(
    ({ collection, path }) => collection === record.collection && /^[^:]*\/:\w+$/.test(path),
  );
  if (!route || decideRoute(route, visitor) !== 'allow') return undefined;
  return route.path.replace(/:\w+$/, encodeURIComponent(record.id));
}
