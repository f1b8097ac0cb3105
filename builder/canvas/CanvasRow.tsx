import { memo } from 'react';
import { RowFrame } from '../../runtime/render/RowFrame.tsx';
import type { Column, Row } from '../../schemas/index.ts';
import { isLocked } from '../document/tree/notes.ts';
import type { LayoutTree } from '../document/tree/tree.ts';
import { useIsSelected, useNode, useNodesValue } from '../state/EditorProvider.tsx';
import { CanvasColumn } from './CanvasColumn.tsx';
import { useHiddenReason } from './useHiddenReason.ts';
import { useNodeLabel } from './useNodeLabel.ts';

/** One row with its columns, drawn by the runtime's own frame. */
export const CanvasRow = memo(function CanvasRow({ id }: { id: string }) {
  const node = useNode(id);
  const selected = useIsSelected(id);
  const label = useNodeLabel(node);
  const unmet = useHiddenReason(id, node?.data.show);
  const columns = node?.children ?? nothing;
  const sizes = useNodesValue(columns, (tree) => readSizes(tree, columns));
  if (!node) return null;
  // The canvas draws stored layouts; the frame ignores invalid values.
  const row = node.data as unknown as Row;
  const siblings = JSON.parse(sizes) as Column[];
  return (
    <RowFrame
      row={row}
      className="bd-row"
      data-node={id}
      data-kind="row"
      data-selected={selected || undefined}
      data-hidden={row.show === false || undefined}
      data-locked={isLocked(node) || undefined}
      data-unmet={unmet}
      role="group"
      aria-label={unmet ? `${label} (${unmet})` : label}
      tabIndex={-1}
    >
      {columns.map((column, index) => (
        <CanvasColumn key={column} id={column} siblings={siblings} index={index} />
      ))}
    </RowFrame>
  );
});

const nothing: readonly string[] = [];

/** The widths of all columns as a stable value, since one column's width depends on all. */
function readSizes(tree: LayoutTree, columns: readonly string[]): string {
  return JSON.stringify(columns.map((id) => ({ size: tree[id]?.data.size })));
}
