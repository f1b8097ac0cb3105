import { listTopmost } from '../tree/listTopmost.ts';
import { findOwnPlace } from '../tree/ownPlace.ts';
import { getNode, type LayoutTree } from '../tree/tree.ts';
import { copyParts } from './clip.ts';
import { type Inserted, type Insertion, insertParts } from './insertParts.ts';

/** Copies the selected objects and rows behind the last of them. Every uid is new, and so are names that would clash. */
export function duplicateNodes(
  tree: LayoutTree,
  { ids, ...options }: { ids: readonly string[] } & Pick<Insertion, 'kinds' | 'createId'>,
): Inserted | null {
  const chosen = listTopmost(tree, ids).filter((id) => getNode(tree, id).kind !== 'column');
  const last = chosen.at(-1);
  const place = last === undefined ? null : findOwnPlace(tree, last);
  if (!place) return null;
  return insertParts(tree, { parts: copyParts(tree, chosen), place: { ...place, index: place.index + 1 }, ...options });
}
