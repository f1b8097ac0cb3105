import type { LayoutTree } from '../document/tree/tree.ts';
import type { Editor } from '../state/editor.ts';

/**
 * A question about what is selected, worked out once until the layout or the selection changes: every button of a command asks it, and
 * a hundred objects may be selected.
 */
export function ofSelection<T>(answer: (tree: LayoutTree, ids: readonly string[]) => T): (editor: Editor) => T {
  const known = new WeakMap<readonly string[], { tree: LayoutTree; answer: T }>();
  return (editor) => {
    const [tree, ids] = [editor.getTree(), editor.getSelection()];
    const last = known.get(ids);
    if (last?.tree === tree) return last.answer;
    const next = { tree, answer: answer(tree, ids) };
    known.set(ids, next);
    return next.answer;
  };
}
