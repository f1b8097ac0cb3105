import { useMemo, useState } from 'react';
import type { JsonObject } from 'sala/schemas';
import { isWritableIn, rowNames } from '../../shared/list/listAnswer.ts';
import type { RecordField } from '../../shared/recordAnswer.ts';
import type { CellPlace, GridEditing } from '../grid/gridEditing.ts';

export interface CellEdit extends GridEditing {
  /** The cell that is open. */
  place: CellPlace | undefined;
  /** The cell that was pressed while another is open: it opens once that one is saved. */
  wanted: CellPlace | undefined;
  /** A cell was opened before: its code is there. */
  isUsed: boolean;
  rows: readonly JsonObject[];
  setOn: (isOn: boolean) => void;
  /** Opens another cell in place of the open one, or none. */
  move: (next: CellPlace | undefined) => void;
  /** The open cell was refused: it stays. */
  stay: () => void;
  /** A row as it was saved; the list itself is read again afterwards. */
  store: (saved: JsonObject) => void;
}

/** Which cell of a list is being changed, of the fields that may be, and what was saved since the list was read. */
export function useCellEdit(
  read: readonly JsonObject[] | undefined,
  changeable: readonly RecordField[] | undefined,
): CellEdit {
  const [place, setPlace] = useState<CellPlace>();
  const [wanted, setWanted] = useState<CellPlace>();
  const [isUsed, setUsed] = useState(false);
  const [isOn, setOn] = useState(false);
  const [saved, setSaved] = useState<ReadonlyMap<string, JsonObject>>(new Map());
  const rows = useMemo(() => read?.map((row) => takeSaved(row, saved)) ?? [], [read, saved]);
  const isEditable = useMemo(() => {
    const names = new Set(changeable?.map(({ field }) => field));
    return (row: JsonObject, field: string) => names.has(field) && isWritableIn(row, field);
  }, [changeable]);
  return {
    place,
    wanted,
    isUsed,
    isOn,
    rows,
    setOn,
    isEditable,
    onEdit: (next) => {
      setUsed(true);
      if (place?.cell.isConnected) setWanted(next);
      else setPlace(next);
    },
    move: (next) => {
      setWanted(undefined);
      setPlace(next);
    },
    stay: () => setWanted(undefined),
    store: (record) => setSaved((before) => new Map(before).set(String(record.id), record)),
  };
}

/** What was saved counts until the list has been read again. */
function takeSaved(row: JsonObject, saved: ReadonlyMap<string, JsonObject>): JsonObject {
  const newer = saved.get(String(row.id));
  if (!newer || Number(newer.version) <= Number(row.version)) return row;
  const values = Object.keys(row).flatMap((key) => (key in newer ? [[key, newer[key] ?? null]] : []));
  const names = { ...asObject(row[rowNames]), ...asObject(newer[rowNames]) };
  return { ...row, ...Object.fromEntries(values), [rowNames]: names };
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}; // part of a row
}
