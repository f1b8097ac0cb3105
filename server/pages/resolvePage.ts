import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { RouteMatch, TableRoute } from '../../engine/route/matchRoute.ts';
import { type Layout, type PagePayload, readText, SalaError } from '../../schemas/index.ts';
import { presentSession } from '../accounts/accounts.routes.ts';
import type { App } from '../app/app.ts';
import { notAllowed, pageUnknown, signInNeeded } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { editorRoles } from '../layouts/layouts.routes.ts';
import { preparePage } from '../render/preparePage.ts';
import { buildMenu } from './buildMenu.ts';
import { loadPageData } from './loadPageData.ts';
import { presentSite } from './presentSite.ts';
import { siteRoutes } from './siteRoutes.ts';

export type PageAnswer =
  | { redirect: string }
  | { status: number; code?: string; message?: string; payload: PagePayload };

/** What a path of this site shows to this visitor: the page, or the screen that says why not, or where to go instead. */
export async function resolvePage(
  app: App,
  context: Context,
  path: string,
  query: URLSearchParams,
): Promise<PageAnswer> {
  const { site, session, language } = context.state;
  const match = siteRoutes(app.registry, site).match(path);
  try {
    if (!match) throw pageUnknown();
    if (match.route.redirect) return { redirect: withQuery(match.route, query) };
    const decision = decideRoute(match.route, { signedIn: session !== null, role: session?.role ?? 'public' });
    if (decision === 'sign-in') throw signInNeeded();
    if (decision === 'forbidden') throw notAllowed();
    const { layout, key } = await findLayout(app, context, match);
    if (layout.settings.authen && !session) throw signInNeeded();
    return { status: 200, payload: await buildPayload(app, context, { match, layout, key, path, query }) };
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    const screen = await app.layouts.published(site.id, `site/error-${error.status}`);
    if (!screen) throw error;
    const failed: RouteMatch = {
      route: { path, plugin: 'site', title: error.text, shell: match?.route.shell },
      params: {},
    };
    const payload = await buildPayload(app, context, { match: failed, layout: screen, path, query });
    return { status: error.status, code: error.code, message: readText(error.text, language), payload };
  }
}

const emptyScreen: Layout = { version: 1, kind: 'screen', settings: {}, rows: [] };

interface Found {
  match: RouteMatch;
  layout: Layout;
  key?: string;
  path: string;
  query: URLSearchParams;
}

async function buildPayload(app: App, context: Context, found: Found): Promise<PagePayload> {
  const { site, session, language } = context.state;
  const { match, key } = found;
  const visit = { session: presentSession(context), site: presentSite(site), params: match.params };
  const layout = preparePage(found.layout, (type) => app.registry.widget(type)?.definition, visit);
  const data = await loadPageData(app, context, { ...found, layout });
  const title = readText(layout.settings.title, language) || readText(match.route.title, language);
  return {
    route: {
      path: match.route.path,
      plugin: match.route.plugin,
      params: match.params,
      shell: match.route.shell,
      fullscreen: match.route.fullscreen,
      key: match.route.key,
      entry: match.route.entry,
    },
    layoutKey: key,
    editable: key !== undefined && session !== null && editorRoles.includes(session.role),
    layout,
    data,
    meta: {
      title: title ? `${title} · ${site.name}` : site.name,
      description:
        readText(layout.settings.description, language) || readText(match.route.description, language) || undefined,
      keywords: layout.settings.keywords ?? match.route.keywords,
      image: layout.settings.image,
      canonical: `${context.protocol}://${context.host}${found.path}`,
      metaTags: match.route.metaTags,
      language,
    },
    site: visit.site,
    session: visit.session,
    menu: buildMenu(app, context),
    widgets: listWidgets(app, layout),
  };
}

/** A key with parameters (`page/:slug`) names one layout each; one without a plugin belongs to the route's own. */
async function findLayout(
  app: App,
  context: Context,
  { route, params }: RouteMatch,
): Promise<{ layout: Layout; key: string }> {
  // The builder fetches what it edits by itself; its page is only the frame.
  if (route.entry === 'builder') return { layout: emptyScreen, key: params.id ?? '' };
  if (!route.layout) throw pageUnknown();
  const filled = route.layout.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const key = filled.includes('/') ? filled : `${route.plugin}/${filled}`;
  const layout = await app.layouts.published(context.state.site.id, key);
  if (!layout) throw pageUnknown();
  return { layout, key };
}

function listWidgets(app: App, layout: Layout): PagePayload['widgets'] {
  const widgets: PagePayload['widgets'] = {};
  const rows = [...layout.rows];
  for (let row = rows.pop(); row; row = rows.pop())
    for (const column of row.columns)
      for (const object of column.objects) {
        if (object.rows) rows.push(...object.rows);
        const asset = widgets[object.type] ?? app.assets.widget(object.type);
        if (asset) widgets[object.type] = asset;
      }
  return widgets;
}

function withQuery(route: TableRoute, query: URLSearchParams): string {
  const target = route.redirect ?? '/';
  return route.keepsQuery && query.size > 0 ? `${target}?${query}` : target;
}
