import type { JsonObject, Layout } from '../../../schemas/index.ts';
import { copyTree, putData } from '../tree/editTree.ts';
import type { RowPlace } from '../tree/place.ts';
import { getNode, type LayoutTree, rootId } from '../tree/tree.ts';
import { type Insertion, insertParts } from './insertParts.ts';

/**
 * Inserts the rows of a ready-made layout with uids and names of fields of their own. Rows of a form make the page a
 * form: its fields could not be sent otherwise.
 */
export function insertReadyMade(
  tree: LayoutTree,
  { layout, place, ...options }: { layout: Layout; place: RowPlace } & Pick<Insertion, 'isField' | 'createId'>,
): LayoutTree {
  // A layout came from JSON; its interfaces only lack the index signature.
  const rows = layout.rows as unknown as JsonObject[];
  const parts = rows.map((json) => ({ kind: 'row' as const, json }));
  const inserted = insertParts(tree, { parts, place, ...options });
  if (!inserted) return tree;
  return layout.kind === 'form' ? makeForm(inserted.tree, layout) : inserted.tree;
}

function makeForm(tree: LayoutTree, { settings }: Layout): LayoutTree {
  const { data } = getNode(tree, rootId);
  if (data.kind !== 'page') return tree;
  const draft = copyTree(tree);
  putData(draft, rootId, {
    ...data,
    kind: 'form',
    settings: { ...(settings as JsonObject), ...(data.settings as JsonObject) }, // as above
  });
  return draft;
}
