import type { Layout, PagePayload } from '../../../schemas/index.ts';
import type { PageParts } from '../pageParts.ts';

/** Where the browser finds the widgets of these rows. */
export function listWidgetAssets(app: PageParts, layout: Pick<Layout, 'rows'>): PagePayload['widgets'] {
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
