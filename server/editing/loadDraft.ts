import { collectRequests } from '../../engine/layout/collectRequests.ts';
import { listObjects } from '../../engine/layout/walkLayout.ts';
import type { RouteMatch } from '../../engine/route/matchRoute.ts';
import type { DraftDataAnswer, Row } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { matchLayoutKey } from '../pages/layoutKey.ts';
import { loadPageData } from '../pages/loadPageData.ts';
import { listWidgets } from '../pages/resolvePage.ts';
import { siteRoutes } from '../pages/siteRoutes.ts';

/** So many records of what repeats are drawn while a page is edited. */
const maxShown = 3;

/**
 * What the widgets of a draft would show to the person who edits it. The questions come from the stored draft, never from the
 * browser, and are answered within that person's own rights, as on any page he opens.
 */
export async function loadDraft(app: App, context: Context, key: string): Promise<DraftDataAnswer> {
  const stored = await app.layouts.read(context.state.site.id, key);
  const draft = stored?.draft ?? stored?.published;
  if (!draft) return { data: {}, rows: {}, widgets: {}, asks: [] };
  const definitionOf = (type: string) => app.registry.widget(type)?.definition;
  const found = { match: findMatch(app, context, key), layout: draft, key, query: new URLSearchParams() };
  const { layout, data } = await loadPageData(app, context, found);
  const own = new Set(listObjects(draft).map(({ uid }) => uid));
  const rows: Record<string, Row[]> = {};
  for (const { uid, type, rows: held = [] } of listObjects(layout)) {
    const definition = definitionOf(type);
    if (!own.has(uid) || !definition) continue;
    if (definition.includes) rows[uid] = held;
    else if (definition.repeats) rows[uid] = keepFirst(held);
  }
  const holders = listObjects(draft).filter(({ type }) => definitionOf(type)?.includes || definitionOf(type)?.repeats);
  const asking = Object.keys(collectRequests(draft, definitionOf));
  return {
    data,
    rows,
    widgets: listWidgets(app, { rows: Object.values(rows).flat() }),
    asks: [...new Set([...asking, ...holders.map(({ uid }) => uid)])],
  };
}

/** The rows of the first few records: every copy stands in a panel of its own. */
function keepFirst(rows: Row[]): Row[] {
  const shown = [...new Set(rows.map(({ tab }) => tab))].slice(0, maxShown);
  return rows.filter(({ tab }) => shown.includes(tab));
}

/** The route under which visitors would see this layout, so that its conditions and questions find what they name. */
function findMatch(app: App, context: Context, key: string): RouteMatch {
  for (const route of siteRoutes(app.registry, context.state.site).routes) {
    const params = matchLayoutKey(route, key);
    if (params) return { route, params };
  }
  return { route: { path: '/', plugin: key.split('/', 1)[0] ?? '' }, params: {} };
}
