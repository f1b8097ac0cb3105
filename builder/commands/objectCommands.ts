import { ArrowDown, ArrowUp, Columns2, Copy, Plus, Trash2 } from 'lucide-static';
import { addRow } from '../document/operations/addRow.ts';
import { duplicateNode } from '../document/operations/duplicateNode.ts';
import { moveObject } from '../document/operations/moveObject.ts';
import { moveRow } from '../document/operations/moveRow.ts';
import { removeNode } from '../document/operations/removeNode.ts';
import { splitColumn } from '../document/operations/splitColumn.ts';
import { type Direction, findRowStep, findStep } from '../document/tree/findStep.ts';
import { getIndex, getNode, type LayoutTree, type NodeKind, type TreeNode } from '../document/tree/tree.ts';
import type { Command, CommandContext } from './command.ts';

export const moveUpCommand = moveCommand('up', 'moveUp', ArrowUp);
export const moveDownCommand = moveCommand('down', 'moveDown', ArrowDown);
export const moveLeftCommand = moveCommand('left', 'moveLeft');
export const moveRightCommand = moveCommand('right', 'moveRight');

export const duplicateCommand: Command = {
  name: 'duplicate',
  label: 'duplicate',
  icon: Copy,
  shortcuts: ['mod+d'],
  scope: 'objects',
  enabled: (context) => isSelected(context, 'object', 'row'),
  perform: (context) =>
    change(context, (tree, { id }) => duplicateNode(tree, { id }), {
      select: (tree, { id, parent }) => getNode(tree, parent ?? '').children[getIndex(tree, id) + 1] ?? id,
    }),
};

export const removeCommand: Command = {
  name: 'remove',
  label: 'remove',
  icon: Trash2,
  shortcuts: ['delete', 'backspace'],
  scope: 'objects',
  enabled: (context) => {
    const node = readSelected(context);
    if (node?.kind !== 'column') return isSelected(context, 'object', 'row');
    return getNode(context.editor.getTree(), node.parent ?? '').children.length > 1;
  },
  perform: (context) => change(context, (tree, { id }) => removeNode(tree, { id })),
};

export const splitColumnCommand: Command = {
  name: 'splitColumn',
  label: 'splitColumn',
  icon: Columns2,
  enabled: (context) => isSelected(context, 'column'),
  perform: (context) => change(context, (tree, { id }) => splitColumn(tree, { id })),
};

export const addRowBelowCommand: Command = {
  name: 'addRowBelow',
  label: 'addRowBelow',
  icon: Plus,
  enabled: (context) => isSelected(context, 'row'),
  perform: (context) =>
    change(context, (tree, row) => {
      const panel = typeof row.data.tab === 'string' ? row.data.tab : undefined;
      return addRow(tree, { parent: row.parent ?? '', index: getIndex(tree, row.id) + 1, panel });
    }),
};

function moveCommand(
  direction: Direction,
  label: 'moveUp' | 'moveDown' | 'moveLeft' | 'moveRight',
  icon?: string,
): Command {
  const step = (tree: LayoutTree, { id, kind, parent }: TreeNode): LayoutTree => {
    if (kind === 'row') {
      const index = findRowStep(tree, id, direction);
      if (index === null || parent === null) return tree;
      const panel = tree[id]?.data.tab;
      return moveRow(tree, { id, parent, index, panel: typeof panel === 'string' ? panel : undefined });
    }
    const place = findStep(tree, id, direction);
    return place ? moveObject(tree, { id, place }) : tree;
  };
  return {
    name: label,
    label,
    icon,
    shortcuts: [`alt+arrow${direction}`],
    scope: 'objects',
    enabled: ({ editor }) => {
      const id = editor.getSelected();
      if (id === null) return false;
      return (
        findStep(editor.getTree(), id, direction) !== null || findRowStep(editor.getTree(), id, direction) !== null
      );
    },
    perform: (context) => change(context, step),
  };
}

function readSelected({ editor }: CommandContext): TreeNode | undefined {
  const id = editor.getSelected();
  return id === null ? undefined : editor.getTree()[id];
}

function isSelected(context: CommandContext, ...kinds: NodeKind[]): boolean {
  const node = readSelected(context);
  return node !== undefined && kinds.includes(node.kind);
}

function change(
  context: CommandContext,
  operation: (tree: LayoutTree, node: TreeNode) => LayoutTree,
  { select }: { select?: (tree: LayoutTree, node: TreeNode) => string } = {},
): void {
  const node = readSelected(context);
  if (!node) return;
  context.editor.edit((tree) => operation(tree, node), select && { select: (tree) => select(tree, node) });
}
