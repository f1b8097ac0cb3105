import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { coreNames } from '../../../engine/collection/terms/collectionNames.ts';
import type { ScreenName, Site } from '../../../schemas/index.ts';

import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Session, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

export interface ScreenPlace {
  collection: string;
  screen: ScreenName;
  /** The record, of pages that show one. */
  id?: string;
}

/** Who asks for a path, on which site. */
export interface Asking {
  site: Site;
  session: Pick<Session, 'role' | 'own'> | null;
}

/** The path of a page of a collection, if this person may open it; undefined when there is none. */
export function findScreenPath(
  app: Pick<PageParts, 'registry'>,
  visit: Asking,
  place: ScreenPlace,
): string | undefined {
  const visitor = visitorOf(visit.session);
  const { routes } = siteRoutes(app.registry, visit.site);
  const isOwn = app.registry.collection(place.collection) === undefined && !isCore(place.collection);
  const leads = ({ collection, screen }: TableRoute) =>
    screen === place.screen && (collection === place.collection || (isOwn && collection === undefined));
  const route = routes.find((one) => leads(one) && decideRoute(one, visitor) === 'allow');
  if (!route) return undefined;
  const { collection, id = '' } = place;
  return route.path.replace(':collection', encodeURIComponent(collection)).replace(/:id\b/, encodeURIComponent(id));
}

/** People and the site itself have pages of their own. */
function isCore(collection: string): boolean {
  return coreNames.some((name) => name === collection);
}

/** The path of the screen that shows a record: for those who work with it, else the public page about it. */
export function findRecordPath(
  app: Pick<PageParts, 'registry'>,
  visit: Asking,
  record: { collection: string; id: string },
): string | undefined {
  const own = findScreenPath(app, visit, { ...record, screen: 'detail' });
  if (own) return own;
  const { site, session } = visit;
  const route = siteRoutes(app.registry, site).routes.find(
    ({ collection, screen, path }) => !screen && collection === record.collection && /^[^:]*\/:\w+$/.test(path),
  );
  if (!route || decideRoute(route, visitorOf(session)) !== 'allow') return undefined;
  return route.path.replace(/:\w+$/, encodeURIComponent(record.id));
}
