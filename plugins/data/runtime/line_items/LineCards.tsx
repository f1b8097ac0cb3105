import { memo, useRef, useState } from 'react';
import { Icon } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { isEmptyField } from '../../shared/isEmptyField.ts';
import { type Names, showCell } from './cellValue.ts';
import { type Grid, goTo } from './grid.ts';
import { LineSheet } from './LineSheet.tsx';
import type { LineColumn } from './lineColumns.ts';
import type { OpenGrid } from './useGrid.ts';
import { useRowErrors } from './useLines.ts';
import { listVisible, useVisibleRows } from './useVisibleRows.ts';

const cardHeight = 76;

/** Lines on a phone: a card each, which opens a sheet with its fields. */
export function LineCards({ open }: { open: OpenGrid }) {
  const { grid, lines, names, id } = open;
  const frame = useRef<HTMLUListElement>(null);
  const visible = useVisibleRows(frame, cardHeight);
  const [opened, setOpened] = useState<number>();
  const { say } = grid;
  const show = (row: number) => {
    goTo(grid, { row, column: 0 });
    setOpened(row);
  };
  return (
    <div className="w-lines" id={id} data-field={grid.name}>
      {lines.length === 0 && <p className="w-lines__none">{say('empty')}</p>}
      <ul ref={frame} className="w-lines__cards" aria-label={grid.title} hidden={lines.length === 0}>
        <li aria-hidden="true" style={{ blockSize: lines.length * cardHeight }} />
        {listVisible(visible, lines.length, -1).map((row) => (
          <LineCard key={row} grid={grid} row={row} line={lines[row] ?? {}} names={names} onOpen={show} />
        ))}
      </ul>
      {!grid.isLocked && (
        <button type="button" className="s-button s-button--outline w-lines__add" onClick={() => show(lines.length)}>
          <Icon name="plus" size={18} />
          {say('add')}
        </button>
      )}
      {opened !== undefined && <LineSheet open={open} row={opened} onGo={show} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface CardProps {
  grid: Grid;
  row: number;
  line: JsonObject;
  names: Names;
  onOpen: (row: number) => void;
}

const LineCard = memo(function LineCard({ grid, row, line, names, onOpen }: CardProps) {
  const errors = Object.values(useRowErrors(grid.name, row, grid.all));
  const show = (column: LineColumn | undefined) =>
    column ? showCell(column, line[column.field], names, grid.format) : '';
  const filled = grid.columns.filter((column) => !isEmptyField(column, line) && show(column) !== '');
  const [head, ...rest] = filled.filter(({ isAtEnd }) => !isAtEnd);
  const figures = filled.filter(({ isAtEnd }) => isAtEnd);
  const total = figures.findLast(({ schema }) => schema['x-formula'] !== undefined);
  const others = rest.map(show).filter((text) => text !== show(head));
  const note = [...figures.filter((one) => one !== total).map((one) => `${one.title} ${show(one)}`), ...others];
  return (
    <li className="w-lines__card" style={{ insetBlockStart: row * cardHeight }}>
      <button type="button" data-invalid={errors.length > 0 || undefined} onClick={() => onOpen(row)}>
        <span className="w-lines__card-title">
          {row + 1}. {show(head) || grid.say('line', { n: row + 1 })}
        </span>
        <span className="w-lines__card-total">{show(total)}</span>
        <span className="w-lines__card-note">{errors[0] ?? note.join(' · ')}</span>
      </button>
    </li>
  );
});
