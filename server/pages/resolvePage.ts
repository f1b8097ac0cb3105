import { listObjects } from '../../engine/layout/walkLayout.ts';
import { decideRoute } from '../../engine/route/decideRoute.ts';
import type { RouteMatch, TableRoute } from '../../engine/route/matchRoute.ts';
import { type Layout, type PageDataAnswer, type PagePayload, readText, SalaError } from '../../schemas/index.ts';
import { sessionLocked } from '../accounts/accounts.errors.ts';
import type { App } from '../app/app.ts';
import { pageUnknown } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { editorRoles } from '../layouts/layouts.routes.ts';
import type { PageHead } from '../seo/pageHead.ts';
import { describeMeta } from './describeMeta.ts';
import { type FoundPage, findPage, findRoute } from './findPage.ts';
import { findSubject } from './findSubject.ts';
import { loadPageData } from './loadPageData.ts';
import { isUnlocked } from './pageLock.ts';
import { pageLocked } from './pages.errors.ts';
import type { FoundLayout } from './prepareFound.ts';
import { siteRoutes } from './siteRoutes.ts';
import { surroundPage } from './surroundPage.ts';

export type PageAnswer =
  | { redirect: string }
  | { status: number; code?: string; message?: string; payload: PagePayload; head: PageHead };

/** What a path of this site shows to this visitor: the page, or the screen that says why not, or where to go instead. */
export async function resolvePage(
  app: App,
  context: Context,
  path: string,
  query: URLSearchParams,
): Promise<PageAnswer> {
  const { site, language } = context.state;
  const match = findRoute(app, context, path);
  try {
    if (context.state.session?.locked) throw sessionLocked();
    if (!match) throw pageUnknown();
    if (match.route.redirect) return { redirect: withQuery(match.route, query) };
    const found = await findOpenPage(app, context, match);
    return { status: 200, ...(await buildPayload(app, context, { ...found, path, query })) };
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    const isLocked = error.code === 'session_locked';
    const screen = isLocked ? nothing : await app.layouts.published(site.id, `site/error-${error.status}`);
    if (!screen) throw error;
    const failed: RouteMatch = {
      route: { path, plugin: 'site', title: error.text, shell: isLocked ? 'fullscreen' : match?.route.shell },
      params: {},
    };
    const screenPage = await buildPayload(app, context, { match: failed, layout: screen, path, query });
    return { status: error.status, code: error.code, message: readText(error.text, language), ...screenPage };
  }
}

/** The page behind a route for those whom every guard and gate lets through, its password too. */
async function findOpenPage(app: App, context: Context, match: RouteMatch): Promise<FoundPage> {
  const found = await findPage(app, context, match);
  if (found.layout.settings.locked && !(await isUnlocked(app, context, found.key))) throw pageLocked();
  return found;
}

/** The data of some objects of a page, for those who may open that page: `GET /api/page/data`. */
export async function resolvePageData(
  app: App,
  context: Context,
  page: { path: string; query: URLSearchParams; objects: ReadonlySet<string> },
): Promise<PageDataAnswer> {
  const match = findRoute(app, context, page.path);
  if (!match || match.route.redirect) throw pageUnknown();
  const found = await findOpenPage(app, context, match);
  const { layout, data, failed } = await loadPageData(app, context, { ...found, query: page.query }, page.objects);
  const isAsked = (uid: string) => [...page.objects].some((named) => uid === named || uid.startsWith(`${named}.`));
  const refused = failed.filter(isAsked);
  const repeating = listObjects(layout).filter(
    ({ uid, type }) => page.objects.has(uid) && app.registry.widget(type)?.definition.repeats,
  );
  return {
    data: Object.fromEntries(Object.entries(data).filter(([uid]) => isAsked(uid))),
    ...(refused.length > 0 && { failed: refused }),
    ...(repeating.length > 0 && {
      rows: Object.fromEntries(repeating.map(({ uid, rows = [] }) => [uid, rows])),
      widgets: listWidgets(app, { rows: repeating.flatMap(({ rows = [] }) => rows) }),
    }),
  };
}

const nothing: Layout = { version: 1, kind: 'screen', settings: {}, rows: [] };

interface Found extends FoundLayout {
  path: string;
}

async function buildPayload(
  app: App,
  context: Context,
  found: Found,
): Promise<{ payload: PagePayload; head: PageHead }> {
  const { match, key } = found;
  const [{ layout, data, record, failed, live }, surroundings] = await Promise.all([
    loadPageData(app, context, found),
    surroundPage(app, context, match.route),
  ]);
  const subject = findSubject(layout, record);
  const { menu } = surroundings;
  const { meta, head } = describeMeta(app, context, { ...found, layout, subject, menu });
  const payload: PagePayload = {
    route: {
      path: match.route.path,
      plugin: match.route.plugin,
      params: match.params,
      key: match.route.key,
      entry: match.route.entry,
    },
    ...surroundings,
    layoutKey: key,
    editable: key !== undefined && mayEdit(app, context),
    layout,
    data,
    ...(failed.length > 0 ? { failed } : {}),
    ...(Object.keys(live).length > 0 ? { live } : {}),
    ...(found.query.size > 0 ? { address: `?${found.query}` } : {}),
    meta,
    widgets: listWidgets(app, layout),
  };
  return { payload, head };
}

/** Editing needs the right to store layouts and the way to the builder. */
function mayEdit(app: App, context: Context): boolean {
  const { site, session } = context.state;
  if (!session || !editorRoles.includes(session.role)) return false;
  const builder = siteRoutes(app.registry, site).routes.find((route) => route.entry === 'builder');
  return builder !== undefined && decideRoute(builder, { signedIn: true, role: session.role }) === 'allow';
}

/** Where the browser finds the widgets of these rows. */
export function listWidgets(app: App, layout: Pick<Layout, 'rows'>): PagePayload['widgets'] {
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
