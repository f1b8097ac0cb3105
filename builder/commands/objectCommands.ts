import { ArrowDown, ArrowUp, Columns2, CopyPlus, Plus, Trash2 } from 'lucide-static';
import { duplicateNodes } from '../document/clip/duplicateNodes.ts';
import { addRow } from '../document/operations/addRow.ts';
import { removeNodes } from '../document/operations/removeNodes.ts';
import { splitColumn } from '../document/operations/splitColumn.ts';
import { canStep, stepNodes } from '../document/operations/stepNodes.ts';
import type { Direction } from '../document/tree/findStep.ts';
import { listTopmost } from '../document/tree/listTopmost.ts';
import { isInsideLocked } from '../document/tree/notes.ts';
import { readPanel } from '../document/tree/ownPlace.ts';
import { getIndex, getNode, type LayoutTree, type NodeKind, type TreeNode } from '../document/tree/tree.ts';
import { fieldKindsOf, tellInsertion } from './clipboardCommands.ts';
import { type Command, type CommandContext, ofLayout } from './command.ts';
import { ofSelection } from './ofSelection.ts';

/** Whether something of the selection may not be moved or removed. */
const holdsLocked = ofSelection((tree, ids) => ids.some((id) => isInsideLocked(tree, id)));

export const moveUpCommand = moveCommand('up', 'moveUp', ArrowUp);
export const moveDownCommand = moveCommand('down', 'moveDown', ArrowDown);
export const moveLeftCommand = moveCommand('left', 'moveLeft');
export const moveRightCommand = moveCommand('right', 'moveRight');

export const duplicateCommand = ofLayout({
  name: 'duplicate',
  label: 'duplicate',
  icon: CopyPlus,
  shortcuts: ['mod+d'],
  scope: 'objects',
  enabled: ({ editor }) => listKinds(editor).some((kind) => kind !== 'column'),
  perform: (context) => {
    const { editor } = context;
    const ids = editor.getSelection();
    const copied = duplicateNodes(editor.getTree(), { ids, kinds: fieldKindsOf(context) });
    if (copied) editor.edit(() => copied.tree, { select: () => copied.ids });
    tellInsertion(context, copied);
  },
});

export const removeCommand = ofLayout({
  name: 'remove',
  label: 'remove',
  icon: Trash2,
  shortcuts: ['delete', 'backspace'],
  scope: 'objects',
  enabled: ({ editor }) => {
    const tree = editor.getTree();
    if (holdsLocked(editor)) return false;
    return editor.getSelection().some((id) => {
      const { kind, parent } = getNode(tree, id);
      return kind === 'column' ? getNode(tree, parent ?? '').children.length > 1 : kind !== 'layout';
    });
  },
  perform: ({ editor, message }) => {
    const tree = editor.getTree();
    const selection = editor.getSelection();
    editor.edit((before) => removeNodes(before, { ids: selection }));
    const after = editor.getTree();
    const ids = listTopmost(tree, selection).filter((id) => !after[id]);
    if (ids.length > 0) message.set({ tone: 'removed', ids, tree });
  },
});

export const splitColumnCommand = ofLayout({
  name: 'splitColumn',
  label: 'splitColumn',
  icon: Columns2,
  enabled: (context) => isSelected(context, 'column'),
  perform: (context) => change(context, (tree, { id }) => splitColumn(tree, { id })),
});

export const addRowBelowCommand = ofLayout({
  name: 'addRowBelow',
  label: 'addRowBelow',
  icon: Plus,
  enabled: (context) => isSelected(context, 'row'),
  perform: (context) =>
    change(context, (tree, row) => {
      const place = { parent: row.parent ?? '', index: getIndex(tree, row.id) + 1 };
      return addRow(tree, { ...place, panel: readPanel(tree, row.id) });
    }),
});

function moveCommand(
  direction: Direction,
  label: 'moveUp' | 'moveDown' | 'moveLeft' | 'moveRight',
  icon?: string,
): Command {
  const steps = ofSelection((tree, ids) => canStep(tree, ids, direction));
  return ofLayout({
    name: label,
    label,
    icon,
    shortcuts: [`alt+arrow${direction}`],
    scope: 'objects',
    enabled: ({ editor }) => !holdsLocked(editor) && steps(editor),
    perform: ({ editor }) => editor.edit((tree) => stepNodes(tree, { ids: editor.getSelection(), direction })),
  });
}

function listKinds(editor: CommandContext['editor']): NodeKind[] {
  const tree = editor.getTree();
  return editor.getSelection().map((id) => getNode(tree, id).kind);
}

/** The selected node, if it is the only one. */
function readSelected({ editor }: CommandContext): TreeNode | undefined {
  const [id, ...others] = editor.getSelection();
  return id === undefined || others.length > 0 ? undefined : editor.getTree()[id];
}

function isSelected(context: CommandContext, kind: NodeKind): boolean {
  return readSelected(context)?.kind === kind;
}

function change(context: CommandContext, operation: (tree: LayoutTree, node: TreeNode) => LayoutTree): void {
  const node = readSelected(context);
  if (node) context.editor.edit((tree) => operation(tree, node));
}
