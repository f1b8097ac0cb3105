import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { type Layout, screenActions } from '../../../schemas/index.ts';
import { pageUnknown, signInNeeded } from '../../platform/errors/httpErrors.ts';
import { decide } from '../../records/context/recordsContext.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { requireReadable } from '../../records/read/requireReadable.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type Visit, visitorOf } from '../../sites/visit.ts';
import { findLayout } from '../layouts/findLayout.ts';
import type { PageParts } from '../pageParts.ts';
import { layoutTemplate } from './layoutKey.ts';

export interface FoundPage {
  match: RouteMatch;
  layout: Layout;
  key: string;
}

/** The route for a path; the site's own home page replaces the one of `/`. */
export function findRoute(app: PageParts, visit: Visit, path: string): RouteMatch | undefined {
  const { site } = visit;
  const table = siteRoutes(app.registry, site);
  const home = path === '/' && site.homepage && site.homepage !== '/' ? table.match(site.homepage) : undefined;
  return home && !home.route.redirect ? home : table.match(path);
}

/** The layout of a route, after its guard and the page's sign-in gate. */
export async function findPage(app: PageParts, visit: Visit, match: RouteMatch): Promise<FoundPage> {
  const { session } = visit;
  const decision = decideRoute(match.route, visitorOf(session));
  if (decision === 'sign-in') throw signInNeeded();
  if (decision === 'forbidden') throw notAllowed();
  await requireScreen(app, visit, match);
  await requireRecord(app, visit, match);
  const found = await findRouteLayout(app, visit, match);
  if (found.layout.settings.authen && !session) throw signInNeeded();
  return { match, ...found };
}

/** A page of a collection that the site made itself is for those who may do with its records what the page is for. */
async function requireScreen(app: PageParts, visit: Visit, { route, params }: RouteMatch): Promise<void> {
  if (!route.screen || params.collection === undefined) return;
  const { context } = await openVisitRecords(app, visit);
  const stored = context.collections.get(params.collection);
  // A plugin's collection has its own addresses.
  if (!stored || stored.plugin !== undefined) throw pageUnknown();
  if (route.screen === 'board' && !stored.machine) throw pageUnknown();
  if (!decide(context, stored, screenActions[route.screen]).allowed) throw notAllowed();
}

/** A page about one record exists only for those who may read it. */
async function requireRecord(app: PageParts, visit: Visit, { route, params }: RouteMatch): Promise<void> {
  const { id, collection = route.collection } = params;
  if (!route.screen || id === undefined || collection === undefined) return;
  const { context } = await openVisitRecords(app, visit);
  await requireReadable(context, collection, id);
}

const emptyScreen: Layout = { version: 1, kind: 'screen', settings: {}, rows: [] };

/**
 * A key with parameters (`page/:slug`) gives one layout per value; one without a plugin belongs to the route's plugin.
 */
async function findRouteLayout(
  app: PageParts,
  visit: Visit,
  { route, params }: RouteMatch,
): Promise<{ layout: Layout; key: string }> {
  // The builder loads what it edits by itself; its page is only the frame.
  if (route.entry === 'builder') return { layout: emptyScreen, key: params.id ?? '' };
  const template = layoutTemplate(route);
  if (!template) throw pageUnknown();
  const key = template.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const { site } = visit;
  const layout = await findLayout(app, site, key);
  if (layout) return { layout, key };
  // A new site shows a welcome page until it has a home page.
  const first = route.path === '/' ? await app.layouts.published(site.id, 'site/first') : undefined;
  if (!first) throw pageUnknown();
  return { layout: first, key };
}
