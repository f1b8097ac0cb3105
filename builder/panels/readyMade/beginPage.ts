import { isJsonObject, type Layout } from '../../../schemas/index.ts';
import { fieldKindsOf } from '../../commands/clipboardCommands.ts';
import { type Catalog, isFormOf } from '../../document/catalog/catalog.ts';
import { insertReadyMade } from '../../document/clip/insertReadyMade.ts';
import { toEditor } from '../../document/convert/toEditor.ts';
import { getNode, type LayoutTree, rootId } from '../../document/tree/tree.ts';

/**
 * The page of a template, with uids of its own: the same template may be used on many pages. A name that the page was given
 * already stays.
 */
export function beginPage(page: LayoutTree, layout: Layout, catalog: Catalog): LayoutTree {
  const { settings } = getNode(page, rootId).data;
  const title = isJsonObject(settings) ? (settings.title as Layout['settings']['title']) : undefined; // as its schema says
  const named = { ...layout, settings: { ...layout.settings, ...(title && { title }) } };
  const empty = toEditor({ ...named, rows: [] });
  const place = { kind: 'row' as const, parent: rootId, index: 0 };
  return insertReadyMade(empty, { layout, place, kinds: fieldKindsOf({ catalog }), isForm: isFormOf(catalog) });
}
