import { collectRequests } from '../../../engine/layout/collectRequests.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { RouteMatch } from '../../../engine/route/matchRoute.ts';
import type { DraftDataAnswer, Row } from '../../../schemas/index.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import { listWidgetAssets } from '../data/listWidgetAssets.ts';
import { loadPageData } from '../data/loadPageData.ts';
import { matchLayoutKey } from '../find/layoutKey.ts';
import { generateLayout } from '../layouts/findLayout.ts';
import type { PageParts } from '../pageParts.ts';

/** Number of records for which repeated rows are drawn in the builder. */
const maxShown = 3;

/**
 * Reads the data of a draft's widgets for the person who edits it. The requests come from the stored draft, never from the
 * browser, and are answered with that person's own rights, as on any page that they open.
 */
export async function loadDraft(app: PageParts, visit: Visit, key: string): Promise<DraftDataAnswer> {
  const stored = await app.layouts.read(visit.site.id, key);
  const draft = stored?.draft ?? stored?.published ?? (await generateLayout(app, visit.site, key));
  if (!draft) return { data: {}, rows: {}, widgets: {}, asks: [] };
  const definitionOf = (type: string) => app.registry.widget(type)?.definition;
  const found = { match: findMatch(app, visit, key), layout: draft, key, query: new URLSearchParams() };
  const { layout, data } = await loadPageData(app, visit, found);
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
    widgets: listWidgetAssets(app, { rows: Object.values(rows).flat() }),
    asks: [...new Set([...asking, ...holders.map(({ uid }) => uid)])],
  };
}

/** The rows of the first few records: every copy is in a panel of its own. */
function keepFirst(rows: Row[]): Row[] {
  const shown = [...new Set(rows.map(({ tab }) => tab))].slice(0, maxShown);
  return rows.filter(({ tab }) => shown.includes(tab));
}

/** The route under which visitors would see this layout, so that its conditions and requests find their parameters. */
export function findMatch(app: PageParts, visit: Visit, key: string): RouteMatch {
  for (const route of siteRoutes(app.registry, visit.site).routes) {
    const params = matchLayoutKey(route, key);
    if (params) return { route, params };
  }
  return { route: { path: '/', plugin: key.split('/', 1)[0] ?? '' }, params: {} };
}
