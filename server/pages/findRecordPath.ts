import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { siteRoutes } from './siteRoutes.ts';

/** Where a record of a collection is shown, for someone who may go there; undefined when no screen shows it. */
export function findRecordPath(
  app: App,
  context: Context,
  record: { collection: string; id: string },
): string | undefined {
  const { site, session } = context.state;
  const visitor = { signedIn: session !== null, role: session?.role ?? 'public' };
  const route = siteRoutes(app.registry, site).routes.find(
    ({ collection, path }) => collection === record.collection && /^[^:]*\/:\w+$/.test(path),
  );
  if (!route || decideRoute(route, visitor) !== 'allow') return undefined;
  return route.path.replace(/:\w+$/, encodeURIComponent(record.id));
}
