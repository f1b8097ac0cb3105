import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import { hasRole, rootRole } from '../../../engine/people/actor.ts';
import type { Counter, CounterDefinition } from '../../../schemas/index.ts';
import { isHeld } from '../../identity/refuseHeld.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { actorOf } from '../../records/context/actor.ts';
import { openRecords } from '../../records/openRecords.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/**
 * The counters of the enabled plugins for the signed-in person, each counted through their own access rules; the quiet ones
 * only when asked for.
 */
export async function countForPerson(
  app: PageParts,
  visit: Visit,
  { withQuiet = false }: { withQuiet?: boolean } = {},
): Promise<Counter[]> {
  const { site, session } = visit;
  if (!session || session.apiKey || isHeld(session)) return [];
  const active = activePlugins(app.registry, site.plugins);
  const meant = app.registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ manifest }) => manifest.counters ?? [])
    .filter(({ quiet }) => withQuiet || !quiet)
    .filter(({ roles }) => !roles || session.role === rootRole || hasRole(session, roles));
  if (meant.length === 0) return [];
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(visit) });
  const counts = await records.countEach(meant.map(({ collection, query }) => ({ collection, filter: query })));
  return meant.flatMap((counter, at) => {
    const count = counts[at];
    // Without read access, or without the collection, there is no counter.
    return count === undefined ? [] : [present(app, visit, counter, count)];
  });
}

function present(app: PageParts, visit: Visit, counter: CounterDefinition, count: number): Counter {
  const { name, title, icon, path, collection, always } = counter;
  const { site, session } = visit;
  const route = siteRoutes(app.registry, site).match(path.replace(/\?.*$/, ''))?.route;
  const visitor = visitorOf(session);
  const isOpen = route !== undefined && decideRoute(route, visitor) === 'allow';
  return { name, title, icon, collection, count, ...(isOpen && { path }), ...(always && { always }) };
}
