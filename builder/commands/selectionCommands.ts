import { CornerLeftUp } from 'lucide-static';
import { listObjects } from '../document/tree/listObjects.ts';
import { rootId } from '../document/tree/tree.ts';
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
