import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { DraftDataAnswer, FramedShell, FrameKind, Layout, Row } from '../../../schemas/index.ts';
import { presentSite } from '../../sites/presentSite.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import { listWidgetAssets } from '../data/listWidgetAssets.ts';
import { loadPageData } from '../data/loadPageData.ts';
import { matchLayoutKey } from '../find/layoutKey.ts';
import { generateLayout } from '../layouts/findLayout.ts';
import type { PageParts } from '../pageParts.ts';
import { shellOf } from '../shell/shellOf.ts';
import { firstItems } from './firstItems.ts';
import { samplePage } from './sampleRecords.ts';

/** Number of records for which repeated rows are drawn in the builder. */
const maxShown = 3;

/**
 * Reads the data of a draft's widgets for the person who edits it. The requests come from the stored draft, never from the
 * browser, and are answered with that person's own rights, as on any page that they open.
 */
export async function loadDraft(
  app: PageParts,
  visit: Visit,
  { key, about }: { key: string; about?: string | undefined },
): Promise<DraftDataAnswer> {
  const stored = await app.layouts.read(visit.site.id, key);
  const draft = stored?.draft ?? stored?.published ?? (await generateLayout(app, visit.site, key));
  if (!draft) return { data: {}, rows: {}, widgets: {}, asks: [], items: {} };
  const definitionOf = (type: string) => app.registry.widget(type)?.definition;
  const { match, samples } = await samplePage(app, visit, {
    key,
    layout: draft,
    match: findDraftRoute(app, visit, key),
    about,
  });
  const shell = shellAround(visit, { layout: draft, match });
  const found = { match, layout: draft, key, query: new URLSearchParams(), ...(shell && { shell }) };
  const loaded = await loadPageData(app, visit, found);
  const { layout, data, record } = loaded;
  const own = new Set(listObjects(draft).map(({ uid }) => uid));
  const rows: Record<string, Row[]> = {};
  for (const { uid, type, rows: held = [] } of listObjects(layout)) {
    const definition = definitionOf(type);
    if (!own.has(uid) || !definition) continue;
    if (definition.includes) rows[uid] = held;
    else if (definition.repeats) rows[uid] = keepFirst(held);
  }
  // Also one that asks nothing yet: its collection is still to be chosen.
  const asking = listObjects(draft).filter(({ type }) => definitionOf(type)?.data || definitionOf(type)?.includes);
  const frameOf = (kind: FrameKind) => layout.rows.filter(({ frame }) => frame === kind);
  const around = shell && {
    ...{ shell, header: frameOf('header'), footer: frameOf('footer') },
    site: presentSite(visit.site, visit.language),
  };
  const drawn = [...Object.values(rows).flat(), ...(around ? [...around.header, ...around.footer] : [])];
  return {
    data,
    rows,
    ...(around && { around }),
    ...(samples && { samples, ...(record && { record }) }),
    items: await firstItems(app, visit, { draft, loaded }),
    widgets: listWidgetAssets(app, { rows: drawn }),
    asks: asking.map(({ uid }) => uid),
  };
}

/** What stands around the page for its visitors; a layout that is no page of its own has nothing around it. */
function shellAround(visit: Visit, { layout, match }: { layout: Layout; match: RouteMatch }): FramedShell | undefined {
  if (match.route.layout === undefined || (layout.kind !== 'page' && layout.kind !== 'form')) return undefined;
  const shell = shellOf({ ...visit, session: null }, match.route);
  return shell === 'frontend' || shell === 'public' ? shell : undefined;
}

/** The rows of the first few records: every copy is in a panel of its own. */
function keepFirst(rows: Row[]): Row[] {
  const shown = [...new Set(rows.map(({ tab }) => tab))].slice(0, maxShown);
  return rows.filter(({ tab }) => shown.includes(tab));
}

/**
 * The route under which visitors would see this layout, so that its conditions and requests find their parameters. What is a part of
 * other pages, such as a saved block, has none and is closed to nobody.
 */
export function findDraftRoute(app: PageParts, visit: Visit, key: string): RouteMatch {
  for (const route of siteRoutes(app.registry, visit.site).routes) {
    const params = matchLayoutKey(route, key);
    if (params) return { route, params };
  }
  return { route: { path: '/', plugin: key.split('/', 1)[0] ?? '', auth: false }, params: {} };
}
