import type { Api } from '../../../runtime/api/createApi.ts';
import { readReadyMade } from '../../api/readyMade.ts';
import { fieldKindsOf } from '../../commands/clipboardCommands.ts';
import { createBlockObject } from '../../document/catalog/blockWidget.ts';
import { type Catalog, isFormOf } from '../../document/catalog/catalog.ts';
import { createObject } from '../../document/catalog/createObject.ts';
import { frameField } from '../../document/catalog/formAround.ts';
import { insertReadyMade } from '../../document/clip/insertReadyMade.ts';
import { insertObject } from '../../document/operations/insertObject.ts';
import { moveObject } from '../../document/operations/moveObject.ts';
import { moveRow } from '../../document/operations/moveRow.ts';
import type { Place, RowPlace } from '../../document/tree/place.ts';
import { getNode, type LayoutTree } from '../../document/tree/tree.ts';
import type { DragSource } from '../../state/dragState.ts';
import type { Editor } from '../../state/editor.ts';

interface Drop {
  source: DragSource;
  place: Place;
}

/** Performs a drop, and selects the result. */
export function dropSource({ editor, catalog, api }: DropParts, { source, place }: Drop): void {
  if (source.kind === 'widget') {
    insertWidget(editor, catalog, { type: source.type, place });
    return;
  }
  if (source.kind === 'section') {
    if (place.kind !== 'row') return;
    if (source.isBlock) insertBlock({ editor, catalog }, { name: source.name, place });
    else void insertSection({ editor, catalog, api }, { name: source.name, findPlace: () => place });
    return;
  }
  const { id } = source;
  if (source.kind === 'object') editor.edit((tree) => moveObject(tree, { id, place }), { select: () => id });
  else if (place.kind === 'row') editor.edit((tree) => moveRow(tree, { id, ...place }), { select: () => id });
}

interface DropParts {
  editor: Editor;
  catalog: Catalog;
  api: Api;
}

interface Wanted {
  /** A copy of a saved block is a section like any other. */
  kind?: 'section' | 'block';
  name: string;
  findPlace: (tree: LayoutTree) => RowPlace;
}

/** Inserts an object that shows a saved block, and selects it; false where no widget of this site can. */
export function insertBlock(
  { editor, catalog }: Pick<DropParts, 'editor' | 'catalog'>,
  { name, place }: { name: string; place: RowPlace },
): boolean {
  const object = createBlockObject(catalog, name);
  if (!object) return false;
  editor.edit((tree) => insertObject(tree, { object, place }), { select: () => String(object.uid) });
  return true;
}

/** Inserts the rows of a ready-made section and selects the first; false when the section cannot be had. */
export async function insertSection(
  { editor, catalog, api }: DropParts,
  { kind = 'section', name, findPlace }: Wanted,
): Promise<boolean> {
  const section = await readReadyMade(api, kind, name).catch(() => undefined);
  if (!section) return false;
  const place = findPlace(editor.getTree());
  // The page may have changed while the section was on its way.
  if (!editor.getTree()[place.parent]) return false;
  const kinds = { kinds: fieldKindsOf({ catalog }), isForm: isFormOf(catalog) };
  const count = getNode(editor.getTree(), place.parent).children.length;
  editor.edit((tree) => insertReadyMade(tree, { layout: section.layout, place, ...kinds }), {
    // All rows that came with it: they are moved or removed together, and what is added next stands below them.
    select: (tree) => {
      const { children } = getNode(tree, place.parent);
      return children.slice(place.index, place.index + children.length - count);
    },
  });
  return true;
}

/** Inserts a new object of a widget at a place and selects it. */
export function insertWidget(editor: Editor, catalog: Catalog, { type, place }: { type: string; place: Place }): void {
  const definition = catalog.find(type)?.definition;
  if (!definition) return;
  const object = createObject(definition);
  editor.edit((tree) => insertObject(tree, { object: frameField(tree, { object, place, catalog }), place }), {
    select: () => String(object.uid),
  });
}
