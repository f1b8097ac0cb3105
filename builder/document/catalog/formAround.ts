import type { JsonObject } from '../../../schemas/index.ts';
import { createUid } from '../tree/createUid.ts';
import { getPlaceParent, type Place } from '../tree/place.ts';
import { getNode, isWithin, type LayoutTree, listAncestors, rootId, type TreeNode } from '../tree/tree.ts';
import type { Catalog } from './catalog.ts';
import { createObject } from './createObject.ts';

/** The form that a node stands in or is: a block of the page, or the page itself where that is one. */
export function findFormAround(tree: LayoutTree, id: string, catalog: Catalog): TreeNode | undefined {
  const own = tree[id];
  const around = [...(own ? [own] : []), ...listAncestors(tree, id)];
  return around.find(({ kind, data }) =>
    kind === 'layout'
      ? data.kind === 'form'
      : kind === 'object' && catalog.find(data.type)?.definition.form !== undefined,
  );
}

/** Whether a node belongs to this form; without one, to what stands in no form. */
export function isOfForm(
  tree: LayoutTree,
  id: string,
  { form, catalog }: { form?: TreeNode; catalog: Catalog },
): boolean {
  if (form && !isWithin(tree, id, form.id)) return false;
  return findFormAround(tree, id, catalog)?.id === form?.id;
}

/** A new field as it can be sent: in a form of its own where the place is in none. */
export function frameField(
  tree: LayoutTree,
  { object, place, catalog }: { object: JsonObject; place: Place; catalog: Catalog },
): JsonObject {
  const { kind } = getNode(tree, rootId).data;
  const form = catalog.entries.find(({ definition }) => definition.form === 'sent' && !definition.internal);
  if (!form || !catalog.find(object.type)?.definition.field || kind === 'screen') return object;
  if (findFormAround(tree, getPlaceParent(place), catalog)) return object;
  const column: JsonObject = { uid: createUid(), objects: [object] };
  return { ...createObject(form.definition), rows: [{ uid: createUid(), columns: [column] }] };
}
