import type { Catalog } from '../../document/catalog/catalog.ts';
import { createObject } from '../../document/catalog/createObject.ts';
import { insertObject } from '../../document/operations/insertObject.ts';
import { moveObject } from '../../document/operations/moveObject.ts';
import { moveRow } from '../../document/operations/moveRow.ts';
import type { Place } from '../../document/tree/place.ts';
import type { DragSource } from '../../state/dragState.ts';
import type { Editor } from '../../state/editor.ts';

/** Performs a drop, and selects the result. */
export function dropSource(editor: Editor, catalog: Catalog, { source, place }: { source: DragSource; place: Place }) {
  if (source.kind === 'widget') {
    insertWidget(editor, catalog, { type: source.type, place });
    return;
  }
  const { id } = source;
  if (source.kind === 'object') editor.edit((tree) => moveObject(tree, { id, place }), { select: () => id });
  else if (place.kind === 'row') editor.edit((tree) => moveRow(tree, { id, ...place }), { select: () => id });
}

/** Inserts a new object of a widget at a place and selects it. */
export function insertWidget(editor: Editor, catalog: Catalog, { type, place }: { type: string; place: Place }): void {
  const definition = catalog.find(type)?.definition;
  if (!definition) return;
  const object = createObject(definition);
  editor.edit((tree) => insertObject(tree, { object, place }), { select: () => String(object.uid) });
}
