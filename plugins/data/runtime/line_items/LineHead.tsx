import { memo, type PointerEvent } from 'react';
import { RequiredMark } from 'sala/runtime';
import type { Grid } from './grid.ts';
import { gridRole } from './gridRole.ts';
import type { LineColumn } from './lineColumns.ts';

/** The titles of the columns, with an edge to drag. */
export const LineHead = memo(function LineHead({ grid, columns }: { grid: Grid; columns: readonly LineColumn[] }) {
  return (
    <div {...gridRole('row', { 'aria-rowindex': 1 })} className="w-lines__row w-lines__head">
      <span {...gridRole('columnheader', { 'aria-colindex': 1 })} className="w-lines__number">
        #
      </span>
      {columns.map((column, at) => (
        <span
          key={column.field}
          {...gridRole('columnheader', { 'aria-colindex': at + 2, 'aria-required': column.required || undefined })}
          className="w-lines__title"
          data-end={column.isAtEnd || undefined}
          title={column.title}
        >
          <span className="w-lines__text">
            {column.title}
            {column.required && <RequiredMark />}
          </span>
          <span className="w-lines__edge" onPointerDown={(event) => drag(event, grid, column)} />
        </span>
      ))}
    </div>
  );
});

function drag(event: PointerEvent<HTMLElement>, grid: Grid, { field }: LineColumn): void {
  event.preventDefault();
  event.stopPropagation();
  const edge = event.currentTarget;
  const from = event.clientX;
  const width = edge.parentElement?.offsetWidth ?? 0;
  edge.setPointerCapture(event.pointerId);
  edge.onpointermove = ({ clientX }) => grid.widen(field, width + clientX - from);
  edge.onlostpointercapture = () => {
    edge.onpointermove = null;
  };
}
