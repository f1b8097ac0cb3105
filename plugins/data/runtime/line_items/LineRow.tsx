import { memo } from 'react';
import type { JsonObject } from 'sala/schemas';
import { CellEditor } from './CellEditor.tsx';
import { type Names, showCell } from './cellValue.ts';
import type { Editing, Grid } from './grid.ts';
import { gridRole } from './gridRole.ts';
import type { LineColumn } from './lineColumns.ts';
import { rowHeight } from './rowHeight.ts';
import { useRowErrors } from './useLines.ts';

interface Props {
  grid: Grid;
  columns: readonly LineColumn[];
  names: Names;
  row: number;
  /** None in the last row, which becomes a line when somebody writes in it. */
  line: JsonObject | undefined;
  /** The column with the cursor, and those that are selected; -1 for none. */
  cursor: number;
  left: number;
  right: number;
  editing: Editing | undefined;
  isDrop: boolean;
}

/** One row; drawn again only when its line, its errors or the cursor in it change. */
export const LineRow = memo(function LineRow(props: Props) {
  const { grid, columns, names, row, line, cursor, left, right, editing, isDrop } = props;
  const errors = useRowErrors(grid.name, row, columns);
  const faults = Object.values(errors);
  return (
    <div
      {...gridRole('row', { 'aria-rowindex': row + 2 })}
      className="w-lines__row"
      data-row={row}
      data-new={line ? undefined : ''}
      data-drop={isDrop || undefined}
      data-field={`${grid.name}.${row}`}
      style={{ insetBlockStart: row * rowHeight }}
    >
      <span
        {...gridRole('rowheader', { 'aria-colindex': 1 })}
        className="w-lines__number"
        data-handle={line && !grid.isLocked ? row : undefined}
        data-invalid={faults.length > 0 || undefined}
        title={faults.join('\n') || undefined}
      >
        {line ? row + 1 : '+'}
      </span>
      {columns.map((column, at) => {
        const isHere = at === cursor;
        const error = errors[column.field];
        const isEditing = isHere && editing !== undefined;
        return (
          <div
            key={column.field}
            {...gridRole('gridcell', {
              'aria-colindex': at + 2,
              'aria-selected': isHere || (at >= left && at <= right) || undefined,
              'aria-readonly': column.editor === undefined || undefined,
              'aria-invalid': error ? true : undefined,
            })}
            tabIndex={isHere && !isEditing ? 0 : -1}
            className="w-lines__cell"
            data-column={at}
            data-field={`${grid.name}.${row}.${column.field}`}
            data-end={column.isAtEnd || undefined}
            title={error}
          >
            {isEditing ? (
              <CellEditor
                grid={grid}
                column={column}
                row={row}
                line={line}
                editing={editing}
                label={grid.say('cell', { title: column.title, n: row + 1 })}
              />
            ) : (
              <CellText column={column} line={line} names={names} grid={grid} error={error} />
            )}
            {error && !isEditing && <span className="s-visually-hidden">{error}</span>}
          </div>
        );
      })}
    </div>
  );
});

type TextProps = Pick<Props, 'grid' | 'line' | 'names'> & { column: LineColumn; error: string | undefined };

function CellText({ column, line, names, grid, error }: TextProps) {
  const value = line?.[column.field];
  if (column.editor === 'boolean' && line)
    return (
      <span className="w-lines__check" data-toggle data-checked={value === true || undefined}>
        <span className="s-visually-hidden">{showCell(column, value ?? false, names, grid.format)}</span>
      </span>
    );
  const text = showCell(column, value, names, grid.format);
  if (text === '' && error !== undefined) return <span className="w-lines__text w-lines__fault">{error}</span>;
  return (
    <span className="w-lines__text" title={text.length > 24 ? text : undefined}>
      {text}
    </span>
  );
}
