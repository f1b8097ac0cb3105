import type { Json } from '../../../schemas/index.ts';
import { toJson } from '../convert/toLayout.ts';
import { readPath } from '../tree/readPath.ts';
import type { LayoutTree } from '../tree/tree.ts';
import { getChildList } from '../tree/tree.ts';
import type { NodeDifference } from './compareTrees.ts';

/** A property of a part, as it was and as it is; undefined where it is not there. */
export interface JsonDifference {
  /** Its path in the part, such as `style.padding`; empty for the whole part. */
  path: string;
  before: Json | undefined;
  after: Json | undefined;
}

/** A difference as JSON: what came or went is shown whole, what moved by the list in which it stands. */
export function compareJson(
  { change, node, before, paths }: NodeDifference,
  trees: { before: LayoutTree; after: LayoutTree },
): JsonDifference[] {
  if (change === 'added') return [{ path: '', before: undefined, after: toJson(trees.after, node.id) }];
  if (change === 'removed') return [{ path: '', before: toJson(trees.before, node.id), after: undefined }];
  const own = paths.map((path) => ({
    path: path.join('.'),
    before: readPath(before?.data, path),
    after: readPath(node.data, path),
  }));
  if (change === 'changed') return own;
  const places = { before: writePlace(trees.before, node.id), after: writePlace(trees.after, node.id) };
  return [{ path: '', ...places }, ...own];
}

/** Where a part stands: the uid of what holds it, and its place in the list there. */
function writePlace(tree: LayoutTree, id: string): Json | undefined {
  const parent = tree[tree[id]?.parent ?? ''];
  if (!parent) return undefined;
  const { uid = null } = parent.data;
  return { in: uid, [getChildList(parent.kind).key]: parent.children.indexOf(id) };
}

/** A line of JSON that was taken away, that came, or that stays; `gap`: lines that stay are left out. */
export interface JsonLine {
  kind: 'before' | 'after' | 'same' | 'gap';
  text: string;
}

/** Lines that stay are shown around what differs, so that it can be found. */
const around = 2;

/** Both values line by line: what they begin and end with alike is shown once, and shortened. */
export function compareLines(before: Json | undefined, after: Json | undefined): JsonLine[] {
  const [was, is] = [writeLines(before), writeLines(after)];
  const most = Math.min(was.length, is.length);
  let head = 0;
  while (head < most && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < most - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  const as = (kind: JsonLine['kind']) => (text: string) => ({ kind, text });
  return [
    ...shorten(is.slice(0, head), 'end').map(as('same')),
    ...was.slice(head, was.length - tail).map(as('before')),
    ...is.slice(head, is.length - tail).map(as('after')),
    ...shorten(is.slice(is.length - tail), 'start').map(as('same')),
  ].map((line) => (line.text === gap ? { kind: 'gap', text: line.text } : line));
}

const gap = '…';

function shorten(lines: string[], keep: 'start' | 'end'): string[] {
  if (lines.length <= around) return lines;
  return keep === 'end' ? [gap, ...lines.slice(-around)] : [...lines.slice(0, around), gap];
}

function writeLines(value: Json | undefined): string[] {
  return value === undefined ? [] : JSON.stringify(value, null, 2).split('\n');
}
