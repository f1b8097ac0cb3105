import { renameRows } from '../../../engine/layout/renameRows.ts';
import type { Layout, PagePayload, Row } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { listWidgetAssets } from './listWidgetAssets.ts';
import { loadPageData } from './loadPageData.ts';

/** Rows with all they need to be drawn beside another page. */
export interface ShownLayout {
  rows: Row[];
  data: PagePayload['data'];
  widgets: PagePayload['widgets'];
}

/** A layout as it would be drawn for this person. Its uids get a prefix: it takes no data of what is drawn beside it. */
export async function showApart(
  app: PageParts,
  visit: Visit,
  { layout, key, prefix }: { layout: Layout; key: string; prefix: string },
): Promise<ShownLayout> {
  const apart = { ...layout, rows: renameRows(layout.rows, prefix) };
  const match = { route: { path: '/', plugin: key.split('/', 1)[0] ?? '' }, params: {} };
  const loaded = await loadPageData(app, visit, { match, layout: apart, key, query: new URLSearchParams() });
  const { rows } = loaded.layout;
  return { rows, data: loaded.data, widgets: listWidgetAssets(app, { rows }) };
}
