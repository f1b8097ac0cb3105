import { isJsonObject } from '../../../schemas/index.ts';
import { getNode, type LayoutTree, listAncestors, type TreeNode } from './tree.ts';

/** What a part is called in the outline, if somebody gave it a name. */
export function readName({ data }: TreeNode): string {
  const name = isJsonObject(data.builder) ? data.builder.name : undefined;
  return typeof name === 'string' ? name.trim() : '';
}

/** Whether the part itself is locked. */
export function isLocked(node: TreeNode | undefined): boolean {
  return isJsonObject(node?.data.builder) && node.data.builder.locked === true;
}

/** Whether the part or something around it is locked. */
export function isInsideLocked(tree: LayoutTree, id: string): boolean {
  for (let node = tree[id]; node; node = node.parent === null ? undefined : tree[node.parent])
    if (isLocked(node)) return true;
  return false;
}

/** Whether an edit changes, moves or removes something that is locked. Its notes may always change. */
export function breaksLock(before: LayoutTree, after: LayoutTree): boolean {
  const locked = new Set<string>();
  for (const id in before) if (isLocked(before[id])) locked.add(id);
  if (locked.size === 0) return false;
  for (const id in before) {
    const own = before[id] as TreeNode;
    if (after[id] === own || !(locked.has(id) || listAncestors(before, id).some((node) => locked.has(node.id))))
      continue;
    if (!isSameBesideNotes(own, after[id])) return true;
  }
  return false;
}

function isSameBesideNotes(before: TreeNode, after: TreeNode | undefined): boolean {
  if (!after || before.parent !== after.parent || before.children.join() !== after.children.join()) return false;
  const { builder: _before, ...own } = before.data;
  const { builder: _after, ...next } = after.data;
  const names = Object.keys(own);
  return names.length === Object.keys(next).length && names.every((name) => own[name] === next[name]);
}

/** Whether the part is left out for everybody; undefined while a condition decides. */
export function isHidden(tree: LayoutTree, id: string): boolean | undefined {
  const { show } = getNode(tree, id).data;
  return isJsonObject(show) ? undefined : show === false;
}
