import { memo } from 'react';
import { ColumnFrame } from '../../runtime/render/ColumnFrame.tsx';
import type { Column } from '../../schemas/index.ts';
import { isLocked } from '../document/tree/notes.ts';
import { useIsSelected, useNode } from '../state/EditorProvider.tsx';
import { CanvasObject } from './CanvasObject.tsx';
import { EmptyPlace } from './EmptyPlace.tsx';
import { NodeList } from './NodeList.tsx';
import { useDrawnLater } from './useDrawnLater.ts';
import { useNodeLabel } from './useNodeLabel.ts';

const nothing: readonly string[] = [];

interface Props {
  id: string;
  index: number;
  /** The columns of the row, for their widths only. */
  siblings: Column[];
}

/** One column with its objects, drawn by the runtime's own frame. */
export const CanvasColumn = memo(function CanvasColumn({ id, siblings, index }: Props) {
  const node = useNode(id);
  const selected = useIsSelected(id);
  const label = useNodeLabel(node);
  const later = useDrawnLater(node?.children ?? nothing);
  if (!node) return null;
  // The width depends on the current siblings.
  const column = { ...node.data, size: siblings[index]?.size } as unknown as Column;
  return (
    <ColumnFrame
      column={column}
      siblings={siblings}
      className="bd-column"
      data-node={id}
      data-kind="column"
      data-selected={selected || undefined}
      data-locked={isLocked(node) || undefined}
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      <NodeList ids={node.children} later={later} Node={CanvasObject} />
      {node.children.length === 0 && <EmptyPlace holder={id} place={{ kind: 'object', column: id, index: 0 }} />}
    </ColumnFrame>
  );
});
