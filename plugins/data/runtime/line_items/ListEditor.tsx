import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { CellEditorProps } from './cellEditorProps.ts';
import { writeCell } from './cellValue.ts';
import { change, chooseRecord, endEdit } from './editCell.ts';
import { insertLine } from './editLines.ts';
import { gridRole } from './gridRole.ts';
import { startLine } from './lineColumns.ts';
import { type ListOption, useOptions } from './useOptions.ts';
import type { FoundRecord } from './useReferences.ts';

/** A cell with a list below it, which what is typed narrows: records of another collection, or choices. */
export function ListEditor({ grid, column, row, line, editing, label }: CellEditorProps) {
  const id = useId();
  const start = writeCell(column, line?.[column.field], grid.references.names, grid.format);
  const [text, setText] = useState(editing.first ?? start);
  const [isTyped, setTyped] = useState(editing.first !== undefined);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const { options, status } = useOptions(grid, column, isTyped ? text : '');
  const marked = options[Math.min(at, options.length - 1)];

  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (editing.first === undefined) input.current?.select();
  }, [editing]);

  const take = (option: ListOption | undefined) => {
    if (column.reference) chooseRecord(grid, { row, column, found: option?.found });
    else change(grid, [{ row, field: column.field, value: option?.value ?? null }]);
  };
  // What was typed decides when the cell is left: the marked one, nothing, or what the server finds under that name.
  const finish = useRef<() => void>(undefined);
  finish.current = () => {
    if (!isTyped) return;
    setTyped(false);
    if (text.trim() === '') take(undefined);
    else if (status === 'done' && marked) take(marked);
    else if (column.reference) void resolve(text);
    else grid.setError(row, column.field, grid.say('unreadable', { title: column.title }));
  };
  useEffect(() => {
    const own = () => finish.current?.();
    grid.finish = own;
    return () => {
      if (grid.finish === own) grid.finish = undefined;
    };
  }, [grid]);

  /** Whoever types faster than the server answers, as a scanner does, goes on in the next line: this one is there at once. */
  async function resolve(typed: string): Promise<void> {
    const { mark } = editing;
    if (row >= grid.lines().length) grid.write(insertLine(grid.lines(), row, startLine(grid.all)), mark);
    const found: FoundRecord[] = await grid.references.search(column, typed).catch(() => []);
    if (found[0]) chooseRecord(grid, { row, column, found: found[0], mark });
    else grid.setError(row, column.field, grid.say('notFound', { title: column.title, text: typed }));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      // Enter and Tab take what is marked, also without a letter typed after the arrows.
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const last = options.length - 1;
    setTyped(true);
    if (!isTyped) setText('');
    setAt(!isTyped ? 0 : Math.max(0, Math.min(last, at + (event.key === 'ArrowDown' ? 1 : -1))));
  }

  return (
    <>
      <input
        ref={input}
        className="w-lines__input"
        role="combobox"
        aria-label={label}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={marked && isTyped ? `${id}-${options.indexOf(marked)}` : undefined}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setTyped(true);
          setAt(0);
        }}
        onKeyDown={handleKey}
        onBlur={() => endEdit(grid)}
      />
      <OptionList
        id={id}
        anchor={input}
        options={options}
        marked={isTyped ? marked : undefined}
        note={status === 'done' ? (options.length === 0 ? grid.say('nothingFound') : '') : grid.say(status)}
        label={column.title}
        onTake={(option) => {
          setTyped(false);
          take(option);
          endEdit(grid);
          grid.focusCursor();
        }}
      />
    </>
  );
}

interface ListProps {
  id: string;
  anchor: { current: HTMLElement | null };
  options: readonly ListOption[];
  marked: ListOption | undefined;
  note: string;
  label: string;
  onTake: (option: ListOption) => void;
}

/** Stands above everything, at its field, for which the page scrolls: the grid that scrolls would cut it off. */
function OptionList({ id, anchor, options, marked, note, label, onTake }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    anchor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [anchor]);
  useLayoutEffect(() => {
    const element = list.current;
    const box = anchor.current?.getBoundingClientRect();
    if (!element || !box) return;
    element.showPopover();
    const height = element.offsetHeight;
    const isBelow = box.bottom + height < innerHeight || box.top < height;
    element.style.insetInlineStart = `${Math.max(4, Math.min(box.left, innerWidth - element.offsetWidth - 4))}px`;
    element.style.insetBlockStart = `${isBelow ? box.bottom + 2 : box.top - height - 2}px`;
    element.style.minInlineSize = `${box.width}px`;
  });
  useEffect(() => {
    if (marked) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div ref={list} popover="manual" className="w-lines__list">
      <div {...gridRole('listbox', { 'aria-label': label })} id={`${id}-list`}>
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
          // biome-ignore lint/a11y/noStaticElementInteractions: an option of the list
          <div
            key={option.id}
            id={`${id}-${at}`}
            {...gridRole('option', { 'aria-selected': option === marked })}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(option)}
          >
            <span>{option.title}</span>
            {option.note && <small>{option.note}</small>}
          </div>
        ))}
      </div>
      {note && <p>{note}</p>}
    </div>
  );
}
