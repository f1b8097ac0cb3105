import { renameRows } from '../../../engine/layout/renameRows.ts';
import type { Layout, PagePayload, ReadyMadeKind, Row } from '../../../schemas/index.ts';
import type { Visit } from '../../sites/visit.ts';
import { listWidgetAssets } from '../data/listWidgetAssets.ts';
import { loadPageData } from '../data/loadPageData.ts';
import type { PageParts } from '../pageParts.ts';
import { findReadyMade } from './listReadyMade.ts';
import { readyMadeUnknown } from './readyMade.errors.ts';

/** A section or a whole page: as it is put into a page, and as it would be drawn there for this person. */
export interface ReadyMade {
  layout: Layout;
  shown: { rows: Row[]; data: PagePayload['data']; widgets: PagePayload['widgets'] };
}

export async function readReadyMade(
  app: PageParts,
  visit: Visit,
  { kind, name }: { kind: ReadyMadeKind; name: string },
): Promise<ReadyMade> {
  const layout = findReadyMade(app.registry, visit.site.plugins, kind, name);
  if (!layout) throw readyMadeUnknown({ name });
  // Many are shown beside the page and each other, and none of them may take the data of another.
  const apart = { ...layout, rows: renameRows(layout.rows, `${kind}.${name.replace('/', '.')}.`) };
  const match = { route: { path: '/', plugin: name.split('/', 1)[0] ?? '' }, params: {} };
  const loaded = await loadPageData(app, visit, { match, layout: apart, key: name, query: new URLSearchParams() });
  const { rows } = loaded.layout;
  return { layout, shown: { rows, data: loaded.data, widgets: listWidgetAssets(app, { rows }) } };
}
