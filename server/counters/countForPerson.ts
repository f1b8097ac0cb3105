import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { Counter, CounterDefinition } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { siteRoutes } from '../pages/siteRoutes.ts';
import { activePlugins } from '../plugins/pluginRegistry.ts';
import { actorOf } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';

/** What waits for whoever is signed in, of the plugins that are on: each counted through his own access rules. */
export async function countForPerson(app: App, context: Context): Promise<Counter[]> {
  const { site, session } = context.state;
  if (!session || session.apiKey || session.locked || session.mustReset) return [];
  const active = activePlugins(app.registry, site.plugins);
  const meant = app.registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ manifest }) => manifest.counters ?? [])
    .filter(({ roles }) => !roles || session.role === 'root' || roles.includes(session.role));
  if (meant.length === 0) return [];
  const records = await openRecords(app, { siteId: site.id, actor: actorOf(context) });
  const counted = await Promise.all(
    meant.map(async (counter) => {
      // Whoever may not read them, or has no such collection, has no counter.
      const count = await records.count(counter.collection, { filter: counter.query }).catch(() => undefined);
      return count === undefined ? [] : [present(app, context, counter, count)];
    }),
  );
  return counted.flat();
}

function present(app: App, context: Context, counter: CounterDefinition, count: number): Counter {
  const { name, title, icon, path, collection, always } = counter;
  const { site, session } = context.state;
  const route = siteRoutes(app.registry, site).match(path)?.route;
  const visitor = { signedIn: session !== null, role: session?.role ?? 'public' };
  const isOpen = route !== undefined && decideRoute(route, visitor) === 'allow';
  return { name, title, icon, collection, count, ...(isOpen && { path }), ...(always && { always }) };
}
