import type { Catalog } from '../../document/catalog/catalog.ts';
import { listObjects } from '../../document/tree/listObjects.ts';
import { type LayoutTree, listSubtree } from '../../document/tree/tree.ts';
import { listFormFields } from '../logic/listFormFields.ts';

/**
 * The question on which a new condition of a part most likely depends: the nearest one with choices that is asked before it, else the
 * nearest of any kind. Undefined where nothing is asked before it.
 */
export function findNearestQuestion(tree: LayoutTree, catalog: Catalog, id: string): string | undefined {
  const objects = listObjects(tree);
  const own = new Set(listSubtree(tree, id));
  const place = objects.findIndex((each) => own.has(each));
  if (place < 0) return undefined;
  const earlier = new Set(objects.slice(0, place));
  const asked = listFormFields(tree, catalog, id).filter((field) => earlier.has(field.id));
  const nearest = asked.findLast(({ schema }) => schema.enum !== undefined) ?? asked.at(-1);
  return nearest && `form.${nearest.name}`;
}
