import type { Catalog } from '../catalog/catalog.ts';
import { createObject } from '../catalog/createObject.ts';
import { insertObject } from '../operations/insertObject.ts';
import { moveObject } from '../operations/moveObject.ts';
import { moveRow } from '../operations/moveRow.ts';
import type { Editor } from '../state/editor.ts';
import type { Place } from '../tree/place.ts';
import type { DragSource } from './dragState.ts';

/** Does what a drop means, and selects what was dropped. */
export function dropSource(editor: Editor, catalog: Catalog, { source, place }: { source: DragSource; place: Place }) {
  if (source.kind === 'widget') {
    insertWidget(editor, catalog, { type: source.type, place });
    return;
  }
  const { id } = source;
  if (source.kind === 'object') editor.edit((tree) => moveObject(tree, { id, place }), { select: () => id });
  else if (place.kind === 'row') editor.edit((tree) => moveRow(tree, { id, ...place }), { select: () => id });
}

/** Puts a new object of a widget at a place and selects it. */
export function insertWidget(editor: Editor, catalog: Catalog, { type, place }: { type: string; place: Place }): void {
  const definition = catalog.find(type)?.definition;
  if (!definition) return;
  const object = createObject(definition);
  editor.edit((tree) => insertObject(tree, { object, place }), { select: () => String(object.uid) });
}
