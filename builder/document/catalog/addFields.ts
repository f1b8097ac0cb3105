import type { JsonObject } from '../../../schemas/index.ts';
import { insertObject } from '../operations/insertObject.ts';
import { createUid } from '../tree/createUid.ts';
import type { Place } from '../tree/place.ts';
import { getNode, type LayoutTree, listSubtree } from '../tree/tree.ts';
import type { Catalog } from './catalog.ts';
import { createObject } from './createObject.ts';
import { findNextPlace } from './findNextPlace.ts';
import { isOfForm } from './formAround.ts';

/** Adds fields to a form, below the last that it has. */
export function addFields(
  tree: LayoutTree,
  { form, fields, catalog }: { form: string; fields: readonly JsonObject[]; catalog: Catalog },
): LayoutTree {
  return fields.reduce((before, field) => {
    const definition = catalog.find(field.type)?.definition;
    if (!definition) return before;
    const object = { ...createObject(definition), ...field, uid: createUid() };
    return insertObject(before, { object, place: findEnd(before, form, catalog) });
  }, tree);
}

/** Behind the last field of the form, else a new row at its end. */
function findEnd(tree: LayoutTree, id: string, catalog: Catalog): Place {
  const form = getNode(tree, id);
  const last = listSubtree(tree, id).findLast((each) => {
    const { kind, data } = getNode(tree, each);
    return kind === 'object' && catalog.find(data.type)?.definition.field && isOfForm(tree, each, { form, catalog });
  });
  return last === undefined
    ? { kind: 'row', parent: id, index: form.children.length }
    : findNextPlace(tree, catalog, last);
}
