import { decide } from '../../records/context/recordsContext.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { findScreenPath } from '../find/findRecordPath.ts';
import type { PageParts } from '../pageParts.ts';
import { describePlaces, type Place } from './describePlaces.ts';

export interface Screen extends Place {
  /** The collection of which it makes a new record. */
  creates?: string;
}

/** Every screen that this person may open by itself, whether the menu shows it or not; of those for new records, what they may create. */
export async function listScreens(app: PageParts, visit: SignedInVisit): Promise<Screen[]> {
  const routes = siteRoutes(app.registry, visit.site).routes.filter(
    ({ path, auth, redirect }) => auth !== false && !redirect && !path.includes(':'),
  );
  const creating = new Map(
    routes.filter(({ screen }) => screen === 'new').map(({ path, collection = '' }) => [path, collection]),
  );
  const own = (await app.collections.of(visit.site))
    .all()
    .filter(({ plugin, collection }) => !plugin && !collection.core);
  const ownPaths = own.flatMap(({ collection }) => {
    const pathOf = (screen: 'list' | 'dashboard' | 'new') =>
      findScreenPath(app, visit, { collection: collection.name, screen });
    const made = pathOf('new');
    if (made) creating.set(made, collection.name);
    return [pathOf('list') ?? [], pathOf('dashboard') ?? [], made ?? []].flat();
  });
  const places = await describePlaces(app, visit, [...new Set([...routes.map(({ path }) => path), ...ownPaths])]);
  const { context } = await openVisitRecords(app, visit);
  const mayCreate = (name: string) => {
    const stored = context.collections.get(name);
    return stored !== undefined && decide(context, stored, 'create').allowed;
  };
  return places.flatMap((place) => {
    const creates = creating.get(place.path);
    if (creates === undefined) return place;
    return mayCreate(creates) ? { ...place, creates } : [];
  });
}
