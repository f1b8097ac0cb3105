import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { RouteMatch } from '../../engine/route/matchRoute.ts';
import type { Layout } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { pageUnknown, signInNeeded } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { layoutTemplate } from './layoutKey.ts';
import { siteRoutes } from './siteRoutes.ts';

export interface FoundPage {
  match: RouteMatch;
  layout: Layout;
  key: string;
}

/** The line of the site's route table for a path; the site's own home page stands in for `/`. */
export function findRoute(app: App, context: Context, path: string): RouteMatch | undefined {
  const { site } = context.state;
  const table = siteRoutes(app.registry, site);
  const home = path === '/' && site.homepage && site.homepage !== '/' ? table.match(site.homepage) : undefined;
  return home && !home.route.redirect ? home : table.match(path);
}

/** The layout behind a route, for those whom the guard and the page's own sign-in gate let through. */
export async function findPage(app: App, context: Context, match: RouteMatch): Promise<FoundPage> {
  const { session } = context.state;
  const decision = decideRoute(match.route, { signedIn: session !== null, role: session?.role ?? 'public' });
  if (decision === 'sign-in') throw signInNeeded();
  if (decision === 'forbidden') throw notAllowed();
  const found = await findLayout(app, context, match);
  if (found.layout.settings.authen && !session) throw signInNeeded();
  return { match, ...found };
}

const emptyScreen: Layout = { version: 1, kind: 'screen', settings: {}, rows: [] };

/** A key with parameters (`page/:slug`) names one layout each; one without a plugin belongs to the route's own. */
async function findLayout(
  app: App,
  context: Context,
  { route, params }: RouteMatch,
): Promise<{ layout: Layout; key: string }> {
  // The builder fetches what it edits by itself; its page is only the frame.
  if (route.entry === 'builder') return { layout: emptyScreen, key: params.id ?? '' };
  const template = layoutTemplate(route);
  if (!template) throw pageUnknown();
  const key = template.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const siteId = context.state.site.id;
  const layout = await app.layouts.published(siteId, key);
  if (layout) return { layout, key };
  // A site that was just made greets its visitors and its builders until it has a home page.
  const first = route.path === '/' ? await app.layouts.published(siteId, 'site/first') : undefined;
  if (!first) throw pageUnknown();
  return { layout: first, key };
}
