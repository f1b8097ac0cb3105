import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Cell } from './editLines.ts';
import { areaOf, cellSelector, countRows } from './grid.ts';
import { gridRole } from './gridRole.ts';
import { LineHead } from './LineHead.tsx';
import { LineRow } from './LineRow.tsx';
import { LineToolbar } from './LineToolbar.tsx';
import { LineTotals } from './LineTotals.tsx';
import { rowHeight } from './rowHeight.ts';
import type { OpenGrid } from './useGrid.ts';
import { useGridEvents } from './useGridEvents.ts';
import { useRowErrors } from './useLines.ts';
import { listVisible, useVisibleRows } from './useVisibleRows.ts';

/** Lines as a spreadsheet: only the rows that are seen are drawn. */
export function LineGrid({ open }: { open: OpenGrid }) {
  const { grid, lines, state, view, id, names } = open;
  const frame = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const visible = useVisibleRows(frame, rowHeight);
  grid.page = visible.page;
  grid.leave = () => foot.current?.focus();
  // React draws what an event changed in a microtask that it queued before.
  grid.focusCursor = () => queueMicrotask(() => focusCell(frame.current, grid.state.cursor));
  const events = useGridEvents(grid, frame);
  useCursorFocus(open, frame);
  const { say } = grid;
  const errors = useRowErrors(grid.name, state.cursor.row, view.columns);
  // A cell is too narrow for the whole of it, and a finger shows no title.
  const error = errors[view.columns[state.cursor.column]?.field ?? ''];
  const count = countRows(grid);
  const area = areaOf(grid);
  const isAnything = area.top !== area.bottom || area.left !== area.right;
  const widths = view.columns.map(({ width }, at) =>
    at === lastFlexible(view.columns) ? `minmax(${width}px, 1fr)` : `${width}px`,
  );
  const style = { '--w-lines-columns': `44px ${widths.join(' ')}`, '--w-lines-row': `${rowHeight}px` } as CSSProperties; // custom properties
  return (
    <div className="w-lines" data-field={grid.name}>
      <LineToolbar open={open} />
      <p id={`${id}-keys`} className="s-visually-hidden">
        {say('help')}
      </p>
      <div
        ref={frame}
        id={id}
        className="w-lines__frame"
        style={style}
        {...gridRole('grid', {
          'aria-label': grid.title,
          'aria-describedby': `${id}-keys`,
          'aria-rowcount': count + 1,
          'aria-colcount': view.columns.length + 1,
          'aria-multiselectable': true,
          'aria-readonly': grid.isLocked || undefined,
        })}
        tabIndex={-1}
        {...events}
      >
        <LineHead grid={grid} columns={view.columns} />
        <div {...gridRole('rowgroup')} className="w-lines__body" style={{ blockSize: count * rowHeight }}>
          {listVisible(visible, count, state.cursor.row).map((row) => {
            const isIn = row >= area.top && row <= area.bottom;
            const isHere = row === state.cursor.row;
            return (
              <LineRow
                key={row}
                grid={grid}
                columns={view.columns}
                names={names}
                row={row}
                line={lines[row]}
                cursor={isHere ? state.cursor.column : -1}
                left={isIn && isAnything ? area.left : -1}
                right={isIn && isAnything ? area.right : -1}
                editing={isHere ? state.editing : undefined}
                isDrop={state.drop === row}
              />
            );
          })}
        </div>
        <LineTotals grid={grid} columns={view.columns} lines={lines} />
      </div>
      <div ref={foot} tabIndex={-1} className="w-lines__foot">
        {error !== undefined && <span className="w-lines__fault">{error}</span>}
        {error === undefined && lines.length === 0 && !grid.isLocked && say('begin')}
      </div>
    </div>
  );
}

/** A text column takes the room that is left. */
function lastFlexible(columns: OpenGrid['view']['columns']): number {
  return columns.findIndex(({ editor, reference }) => reference !== undefined || editor === 'long');
}

function focusCell(frame: HTMLElement | null, cursor: Cell): void {
  const cell = frame?.querySelector<HTMLElement>(cellSelector(cursor));
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The focus follows the cursor, and the grid scrolls with it. */
function useCursorFocus({ grid, state }: OpenGrid, frame: { current: HTMLElement | null }): void {
  const { cursor, editing } = state;
  const before = useRef(state);
  useLayoutEffect(() => {
    const element = frame.current;
    const isSame = before.current.cursor === cursor && before.current.editing === editing;
    before.current = state;
    if (!element || isSame || editing || !element.contains(document.activeElement)) return;
    focusCell(element, cursor);
  }, [cursor, editing, state, frame]);
  useLayoutEffect(() => {
    // Columns may have gone under the cursor.
    if (grid.state.cursor.column >= grid.columns.length && grid.columns.length > 0)
      grid.set({ cursor: { ...grid.state.cursor, column: 0 }, anchor: { ...grid.state.cursor, column: 0 } });
  }, [grid, grid.columns]);
}
