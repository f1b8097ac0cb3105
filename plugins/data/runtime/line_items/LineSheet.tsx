import { type KeyboardEvent, useId, useState } from 'react';
import { Dialog, RequiredMark } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { CellEditor } from './CellEditor.tsx';
import { showCell } from './cellValue.ts';
import { change, endEdit } from './editCell.ts';
import { removeLines } from './editLines.ts';
import type { Editing } from './grid.ts';
import type { LineColumn } from './lineColumns.ts';
import type { OpenGrid } from './useGrid.ts';
import { useRowErrors } from './useLines.ts';

interface Props {
  open: OpenGrid;
  row: number;
  onGo: (row: number) => void;
  onClose: () => void;
}

/** One line with its fields, as a sheet of the phone. */
export function LineSheet({ open, row, onGo, onClose }: Props) {
  const { grid, lines } = open;
  const { say } = grid;
  const errors = useRowErrors(grid.name, row, grid.all);
  const line = lines[row];
  const close = () => {
    endEdit(grid);
    onClose();
  };
  const remove = () => {
    grid.set({ editing: undefined });
    grid.write(removeLines(grid.lines(), { top: row, bottom: row, left: 0, right: 0 }));
    onClose();
  };
  return (
    <Dialog
      title={line ? say('line', { n: row + 1 }) : say('newLine')}
      onClose={close}
      actions={
        <>
          {line && !grid.isLocked && (
            <button type="button" className="s-button s-button--quiet" onClick={remove}>
              {say('remove')}
            </button>
          )}
          {line && !grid.isLocked && row === lines.length - 1 && (
            <button type="button" className="s-button s-button--outline" onClick={() => onGo(row + 1)}>
              {say('add')}
            </button>
          )}
          <button type="button" className="s-button s-button--primary" onClick={close}>
            {say('done')}
          </button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles Enter of the fields in it */}
      <div className="w-lines__sheet" onKeyDown={focusNextField}>
        {grid.columns.map((column, at) => (
          <SheetField
            key={`${row}.${column.field}`}
            {...{ open, column, at, row, line }}
            error={errors[column.field]}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** Enter leads to the next field. */
function focusNextField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>('button.s-input, .w-lines__input')];
  const next = fields[fields.indexOf(event.target) + 1];
  if (next) next.focus();
  else event.target.blur();
}

interface FieldProps {
  open: OpenGrid;
  column: LineColumn;
  at: number;
  row: number;
  line: JsonObject | undefined;
  error: string | undefined;
}

/** A value, which a press opens for editing. */
function SheetField({ open, column, at, row, line, error }: FieldProps) {
  const { grid, state, names } = open;
  const id = useId();
  const [first] = useState<Editing>(() => ({ before: line, mark: `${row}.${column.field}.${id}` }));
  const isOpen = state.editing !== undefined && state.cursor.row === row && state.cursor.column === at;
  const text = showCell(column, line?.[column.field], names, grid.format);
  const isWritten = column.editor !== undefined && !grid.isLocked;
  if (column.editor === 'boolean' && isWritten)
    return (
      <label className="s-field w-lines__sheet-check">
        <input
          type="checkbox"
          checked={line?.[column.field] === true}
          onChange={({ target }) => change(grid, [{ row, field: column.field, value: target.checked }])}
        />
        {column.title}
      </label>
    );
  const begin = () => {
    endEdit(grid);
    grid.set({ cursor: { row, column: at }, anchor: { row, column: at }, editing: { ...first, before: line } });
  };
  return (
    <div className="s-field" data-invalid={error ? '' : undefined}>
      <span className="s-field__label" id={id}>
        {column.title}
        {column.required && <RequiredMark />}
      </span>
      {isOpen && state.editing ? (
        <CellEditor grid={grid} column={column} row={row} line={line} editing={state.editing} label={column.title} />
      ) : isWritten ? (
        <button type="button" className="s-input" aria-describedby={id} onFocus={begin} onClick={begin}>
          {text || ' '}
        </button>
      ) : (
        <output aria-labelledby={id}>{text || '–'}</output>
      )}
      {error && <p className="s-field__error">{error}</p>}
    </div>
  );
}
