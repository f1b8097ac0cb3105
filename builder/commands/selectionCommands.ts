import { CornerLeftUp, SquareCheck } from 'lucide-static';
import { listObjects } from '../document/tree/listObjects.ts';
import { listRange } from '../document/tree/listRange.ts';
import { getNode, rootId } from '../document/tree/tree.ts';
import { changeView } from '../state/viewState.ts';
import type { Command, CommandContext } from './command.ts';

export const selectNextCommand: Command = {
  name: 'selectNext',
  label: 'selectNext',
  shortcuts: ['arrowdown'],
  scope: 'canvas',
  enabled: () => true,
  perform: (context) => step(context, 1),
};

export const selectPreviousCommand: Command = {
  name: 'selectPrevious',
  label: 'selectPrevious',
  shortcuts: ['arrowup'],
  scope: 'canvas',
  enabled: () => true,
  perform: (context) => step(context, -1),
};

export const selectParentCommand: Command = {
  name: 'selectParent',
  label: 'selectParent',
  icon: CornerLeftUp,
  shortcuts: ['arrowleft', 'escape'],
  scope: 'canvas',
  enabled: ({ editor }) => editor.getSelected() !== null,
  perform: ({ editor }) => {
    const id = editor.getSelected();
    const parent = id === null ? null : (editor.getTree()[id]?.parent ?? null);
    editor.select(parent === rootId ? null : parent);
  },
};

export const selectChildCommand: Command = {
  name: 'selectChild',
  label: 'selectChild',
  shortcuts: ['arrowright'],
  scope: 'canvas',
  enabled: ({ editor }) => (editor.getTree()[editor.getSelected() ?? rootId]?.children.length ?? 0) > 0,
  perform: ({ editor }) => editor.select(editor.getTree()[editor.getSelected() ?? rootId]?.children[0] ?? null),
};

export const extendNextCommand: Command = {
  name: 'extendNext',
  label: 'extendNext',
  shortcuts: ['shift+arrowdown'],
  scope: 'canvas',
  enabled: ({ editor }) => editor.getSelected() !== null,
  perform: (context) => extend(context, 1),
};

export const extendPreviousCommand: Command = {
  name: 'extendPrevious',
  label: 'extendPrevious',
  shortcuts: ['shift+arrowup'],
  scope: 'canvas',
  enabled: ({ editor }) => editor.getSelected() !== null,
  perform: (context) => extend(context, -1),
};

export const selectAllCommand: Command = {
  name: 'selectAll',
  label: 'selectAll',
  shortcuts: ['mod+a'],
  scope: 'objects',
  enabled: ({ editor }) => getNode(editor.getTree(), rootId).children.length > 0,
  perform: ({ editor }) => editor.select(getNode(editor.getTree(), rootId).children),
};

/** For fingers, that have no Shift: from now on each press adds to the selection or takes from it. */
export const selectManyCommand: Command = {
  name: 'selectMany',
  label: 'selectMany',
  icon: SquareCheck,
  enabled: () => true,
  perform: ({ view }) => changeView(view, { selectMany: !view.get().selectMany }),
};

function extend({ editor }: CommandContext, by: 1 | -1): void {
  const tree = editor.getTree();
  const selection = editor.getSelection();
  const [first] = selection;
  const last = selection.at(-1);
  if (first === undefined || last === undefined) return;
  const order = listRange(tree, last);
  const next = order[order.indexOf(last) + by];
  if (next !== undefined) editor.select(listRange(tree, next, first));
}

/** From a row or column the selection goes to the objects in it. */
function step({ editor }: CommandContext, by: 1 | -1): void {
  const tree = editor.getTree();
  const objects = listObjects(tree);
  let at: string | undefined = editor.getSelected() ?? undefined;
  if (at === undefined || at === rootId) {
    editor.select((by > 0 ? objects[0] : objects.at(-1)) ?? null);
    return;
  }
  if (tree[at]?.kind === 'object') {
    editor.select(objects[objects.indexOf(at) + by] ?? at);
    return;
  }
  while (at !== undefined && tree[at]?.kind !== 'object') at = tree[at]?.children.at(by > 0 ? 0 : -1);
  if (at !== undefined) editor.select(at);
}
