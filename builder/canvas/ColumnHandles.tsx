import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback } from 'react';
import { setColumnSizes } from '../document/operations/setColumnSizes.ts';
import { shareTwelfths } from '../document/tree/shareTwelfths.ts';
import { getNode, type LayoutTree, listAncestors } from '../document/tree/tree.ts';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useEditorValue } from '../state/EditorProvider.tsx';
import { useBuilder } from '../ui/BuilderContext.ts';
import { findNodeElement, listChildElements } from './drag/nodeElement.ts';
import { type Box, toStage, useMeasured } from './size/useMeasured.ts';

/** Handles between the columns of the row that is selected or contains the selection: they change the widths. */
export function ColumnHandles({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const { editor } = useBuilder();
  const { say } = useLanguage();
  const row = useEditorValue((each) => findRow(each.getTree(), each.getSelected()));
  const measure = useCallback(
    (element: HTMLElement, origin: DOMRect) => (row === null ? null : measureGaps(element, row, origin)),
    [row],
  );
  const gaps = useMeasured(stage, measure);
  if (row === null || !gaps) return null;

  const resize = (index: number, left: number) => {
    editor.edit((tree) => setColumnSizes(tree, { row, sizes: shiftBorder(readSizes(tree, row), index, left) }), {
      merge: `columns ${row} ${index}`,
    });
  };
  const handlePointer = (event: PointerEvent<HTMLElement>, index: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const element = stage.current && findNodeElement(stage.current, row);
    const columns = element ? listChildElements(element, 'column').map((each) => each.getBoundingClientRect()) : [];
    const [first, last, own] = [columns[0], columns.at(-1), columns[index]];
    if (!first || !last || !own) return;
    resize(index, Math.round(((event.clientX - own.left) / (last.right - first.left)) * 12));
  };
  const handleKey = (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    resize(index, (readSizes(editor.getTree(), row)[index] ?? 0) + by);
  };

  return gaps.map((gap, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a border is known by its number only
    <div key={index} className="bd-column-handle-place" style={{ left: gap.left, top: gap.top, height: gap.height }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that moves is this role, there is no element for it */}
      <div
        className="bd-column-handle"
        role="separator"
        aria-orientation="vertical"
        aria-label={say('resizeColumns')}
        aria-valuemin={1}
        aria-valuemax={11}
        aria-valuenow={readSizes(editor.getTree(), row)[index]}
        tabIndex={0}
        data-undraggable=""
        onMouseDown={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => handlePointer(event, index)}
        onKeyDown={(event) => handleKey(event, index)}
      />
    </div>
  ));
}

function findRow(tree: LayoutTree, selected: string | null): string | null {
  const node = selected === null ? undefined : tree[selected];
  if (!node) return null;
  const row = node.kind === 'row' ? node : listAncestors(tree, node.id).find(({ kind }) => kind === 'row');
  return row && row.children.length > 1 ? row.id : null;
}

/** Columns without a width share the row evenly, as they are drawn. */
function readSizes(tree: LayoutTree, row: string): number[] {
  const sizes = getNode(tree, row).children.map((id) => getNode(tree, id).data.size);
  return sizes.every((size): size is number => typeof size === 'number') ? sizes : shareTwelfths(sizes.map(() => 1));
}

/** Redistributes the width of two adjacent columns. */
function shiftBorder(sizes: readonly number[], index: number, left: number): number[] {
  const both = (sizes[index] ?? 1) + (sizes[index + 1] ?? 1);
  const width = Math.min(Math.max(left, 1), both - 1);
  return sizes.toSpliced(index, 2, width, both - width);
}

function measureGaps(stage: HTMLElement, row: string, origin: DOMRect): Box[] | null {
  const element = findNodeElement(stage, row);
  if (!element) return null;
  const boxes = listChildElements(element, 'column').map((column) => toStage(column.getBoundingClientRect(), origin));
  return boxes.slice(1).flatMap((box, index) => {
    const before = boxes[index];
    if (!before || box.top >= before.top + before.height) return [];
    return [{ left: (before.left + before.width + box.left) / 2, top: box.top, width: 0, height: before.height }];
  });
}
