import type { JsonObject } from '../../../schemas/index.ts';
import { toJson } from '../convert/toLayout.ts';
import { removeNodes } from '../operations/removeNodes.ts';
import { replaceObject } from '../operations/replaceObject.ts';
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
  if (!catalog.find(object.type)?.definition.field || kind === 'screen') return object;
  if (findFormAround(tree, getPlaceParent(place), catalog)) return object;
  return createForm([object], catalog) ?? object;
}

/** Puts a field, with the fields above and below it, into a form of their own. */
export function putIntoForm(tree: LayoutTree, id: string, catalog: Catalog): LayoutTree {
  const isField = (each: string) => catalog.find(getNode(tree, each).data.type)?.definition.field === true;
  const beside = getNode(tree, getNode(tree, id).parent ?? rootId).children;
  const at = beside.indexOf(id);
  const first = beside.slice(0, at).findLastIndex((each) => !isField(each)) + 1;
  const end = beside.findIndex((each, index) => index > at && !isField(each));
  const ids = beside.slice(first, end < 0 ? undefined : end);
  const object = createForm(
    ids.map((each) => toJson(tree, each)),
    catalog,
  );
  const [replaced = id, ...gone] = ids;
  return object ? replaceObject(removeNodes(tree, { ids: gone }), { id: replaced, object }) : tree;
}

function createForm(objects: JsonObject[], catalog: Catalog): JsonObject | undefined {
  const form = catalog.entries.find(({ definition }) => definition.form === 'sent' && !definition.internal);
  if (!form) return undefined;
  const column: JsonObject = { uid: createUid(), objects };
  return { ...createObject(form.definition), rows: [{ uid: createUid(), columns: [column] }] };
}
