import { showDecimal } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';
import { areaOf, type Grid } from './grid.ts';
import { gridRole } from './gridRole.ts';
import type { LineColumn } from './lineColumns.ts';

interface Props {
  grid: Grid;
  columns: readonly LineColumn[];
  lines: readonly JsonObject[];
}

/** The sums of computed columns, or of what is selected; they stay in sight. */
export function LineTotals({ grid, columns, lines }: Props) {
  const { say } = grid;
  const { top, bottom, left, right } = areaOf(grid);
  const isSelected = top !== bottom || left !== right;
  const rows = isSelected ? lines.slice(top, bottom + 1) : lines;
  const isSummed = (column: LineColumn, at: number) =>
    isSelected
      ? at >= left && at <= right && isNumber(column)
      : isNumber(column) && column.schema['x-formula'] !== undefined;
  if (lines.length === 0) return null;
  const count = isSelected
    ? say('selected', { n: (bottom - top + 1) * (right - left + 1) })
    : say('lines', { n: lines.length });
  return (
    <div {...gridRole('row')} className="w-lines__row w-lines__totals">
      <span {...gridRole('rowheader')} className="w-lines__number">
        Σ
      </span>
      {columns.map((column, at) => (
        <span
          key={column.field}
          {...gridRole('gridcell')}
          className="w-lines__cell"
          data-end={column.isAtEnd || undefined}
        >
          <span className="w-lines__text">{isSummed(column, at) ? sumOf(rows, column) : at === 0 ? count : ''}</span>
        </span>
      ))}
    </div>
  );
}

function isNumber({ kind, type }: LineColumn): boolean {
  return type === undefined && (kind === 'number' || kind === 'money');
}

/** Whole millionths, so that binary fractions do not show. */
function sumOf(lines: readonly JsonObject[], { field, kind }: LineColumn): string {
  const sum = lines.reduce((total, line) => total + (typeof line[field] === 'number' ? Number(line[field]) : 0), 0);
  return showDecimal(Math.round(sum * 1e6) / 1e6, { least: kind === 'money' ? 2 : 0 });
}
