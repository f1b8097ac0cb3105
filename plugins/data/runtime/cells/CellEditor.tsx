import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import { isSameValue } from '../../shared/formValues.ts';
import { rowNames } from '../../shared/list/listAnswer.ts';
import type { RecordField, RecordNames } from '../../shared/recordAnswer.ts';
import { type CellPlace, findNeighbour } from '../grid/gridEditing.ts';
import { AskedField } from '../record/AskedField.tsx';
import { CellConflict } from './CellConflict.tsx';
import { cellTexts } from './cellTexts.ts';
import { focusControl, useCellFocus } from './useCellFocus.ts';
import { useSaveCell } from './useSaveCell.ts';
import './cells.css';

export interface CellEditorProps {
  collection: string;
  place: CellPlace;
  row: JsonObject;
  field: RecordField;
  onStore: (record: JsonObject) => void;
  /** The cell that was pressed while this one is open. */
  wanted?: CellPlace | undefined;
  /** To the next cell, or to none. */
  onMove: (next: CellPlace | undefined) => void;
  /** It was refused and stays, whatever else was pressed. */
  onStay?: () => void;
  onSay: (text: string) => void;
}

/** The control of one field over its cell: Enter and Tab save, Escape restores, so does leaving it save. */
export function CellEditor({
  collection,
  place,
  row: current,
  field,
  onStore,
  wanted,
  onMove,
  onStay,
  onSay,
}: CellEditorProps) {
  const say = useText(cellTexts);
  const [row] = useState(current); // as it was read when its cell was opened: lists are read again while somebody types
  const { title } = field;
  const base = row[field.field] ?? null;
  const [value, setValue] = useState<Json>(base);
  const { save, busy, error, theirs } = useSaveCell({ collection, row, field });
  const frame = useCellFocus(place.cell);
  const latest = useRef<(next?: CellPlace) => Promise<void>>(undefined);

  const isClosed = useRef(false);
  /** The value that was refused: leaving the cell does not send it again. */
  const refused = useRef<Json>(undefined);

  function leave(next: CellPlace | undefined, takesFocus = true) {
    isClosed.current = true; // the focus goes elsewhere now, which saves nothing again
    const to = next ?? goal.current;
    onMove(to);
    if (!to && takesFocus) place.cell.focus();
  }

  async function commit(next?: CellPlace, takesFocus = true): Promise<void> {
    if (busy || isClosed.current) return;
    if (theirs) return stay();
    if (isSameValue(value, base, field.schema)) return leave(next, takesFocus);
    await finish(await save(value), next, takesFocus);
  }

  function finish(saved: JsonObject | undefined, next?: CellPlace, takesFocus = true) {
    if (!saved) {
      refused.current = value;
      return stay();
    }
    onStore(saved);
    if (!saved._undo) onSay(say('saved', { title })); // else the message with the way back says so
    leave(next, takesFocus);
  }

  /** What was typed is neither lost nor out of sight, wherever was pressed. */
  function stay() {
    if (!goal.current) return;
    focusControl(frame.current);
    onStay?.();
  }

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const { key, shiftKey, target } = event;
    // Keys in an open list or calendar of the control are its own.
    if (!(target instanceof Element) || !frame.current?.contains(target)) return;
    if (target.getAttribute('aria-expanded') === 'true' || event.nativeEvent.isComposing) return;
    if (key === 'Escape') {
      onSay(say('restored', { title }));
      leave(undefined);
    } else if (key === 'Enter' && !shiftKey && !isButton(target)) commit();
    else if (key === 'Tab' && !theirs) commit(findNeighbour(place, shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const goal = useRef(wanted);
  goal.current = wanted;
  latest.current = async (next) => (refused.current === value ? stay() : commit(next, false));
  useEffect(() => {
    if (wanted) latest.current?.(wanted);
  }, [wanted]);
  useEffect(() => listenOutside(frame, () => latest.current?.()), [frame]);
  useLayoutEffect(() => onSay(say('editing', { title })), [onSay, say, title]);

  return createPortal(
    <div
      ref={frame}
      className="w-cell"
      aria-busy={busy}
      data-invalid={error ? '' : undefined}
      onKeyDownCapture={handleKey}
    >
      <AskedField field={field} value={value} names={readNames(field, row)} error={error} onChange={setValue} />
      {theirs ? (
        <CellConflict
          field={field}
          theirs={theirs}
          onKeep={async () => finish(await save(value, Number(theirs.record.version)))}
          onTake={() => finish(withName(field, theirs.record, theirs.names))}
        />
      ) : (
        <p className="w-cell__keys" aria-hidden="true">
          {say(hasNeighbour(place) ? 'keys' : 'keysAlone')}
        </p>
      )}
    </div>,
    place.cell,
  );
}

function hasNeighbour(place: CellPlace): boolean {
  return findNeighbour(place, 1) !== undefined || findNeighbour(place, -1) !== undefined;
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('button') !== null;
}

/** What a press or the focus elsewhere means: lists and calendars of the control stand outside of the cell. */
function listenOutside(frame: { current: HTMLElement | null }, onLeave: () => void): () => void {
  const handle = ({ target }: Event) => {
    if (!(target instanceof Element) || !frame.current?.isConnected || frame.current.contains(target)) return;
    if (!target.closest('[role="listbox"], [role="dialog"], .react-aria-Popover, [data-overlay-container]')) onLeave();
  };
  document.addEventListener('pointerdown', handle, true);
  document.addEventListener('focusin', handle);
  return () => {
    document.removeEventListener('pointerdown', handle, true);
    document.removeEventListener('focusin', handle);
  };
}

function readNames({ field, reference }: RecordField, row: JsonObject): RecordNames {
  const names = row[rowNames] as Record<string, string> | undefined; // as the list answers them
  const text = names?.[field];
  return reference && text ? { [reference]: { [String(row[field])]: { text } } } : {};
}

function withName({ field }: RecordField, record: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  const name = names.get(String(record[field]));
  return name === undefined ? record : { ...record, [rowNames]: { [field]: name } };
}
