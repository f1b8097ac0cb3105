import { isJsonObject, type Json, type JsonObject, type LayoutObject, type Row } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';
import { renameRows } from '../renameRows.ts';
import { listObjects } from '../walkLayout.ts';

export interface RepeatOptions {
  findDefinition: FindDefinition;
  /** The records read for a repeating object; undefined before they have been read. */
  itemsOf: (object: LayoutObject, request: string) => Json[] | undefined;
  /** The rows prepared with this record as `item`. */
  prepareRows: (rows: Row[], item: JsonObject) => Row[];
  /** The number of objects that may be created; the rest is left out. */
  budget: { objects: number };
}

export interface Repeated {
  rows: Row[];
  /** The record for which an object was repeated, by the object's uid. */
  items: Map<string, JsonObject>;
}

/**
 * Draws the rows of repeating objects once per record. The uids of each copy contain the record's id, so that they are
 * stable when the list changes. Repeating objects inside copies wait for their own records.
 */
export function expandRepeaters(rows: Row[], options: RepeatOptions): Repeated {
  const items = new Map<string, JsonObject>();
  return { rows: expandRows(rows, options, items), items };
}

function expandRows(rows: Row[], options: RepeatOptions, items: Repeated['items']): Row[] {
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      objects: column.objects.map((object) => expandObject(object, options, items)),
    })),
  }));
}

function expandObject(object: LayoutObject, options: RepeatOptions, items: Repeated['items']): LayoutObject {
  const request = options.findDefinition(object.type)?.repeats;
  if (!request) return object.rows ? { ...object, rows: expandRows(object.rows, options, items) } : object;
  const { repeated, ...rest } = object;
  if (!repeated) return object.rows ? { ...object, rows: expandRows(object.rows, options, items) } : object;
  const records = options.itemsOf(object, request);
  if (!records) return object;
  const keys = new Set<string>();
  const copies = records.filter(isJsonObject).flatMap((item, index) => {
    const key = keyOf(item, index, keys);
    const made = options.prepareRows(repeated, item).map((row) => ({ ...row, tab: key }));
    const copy = renameRows(made, `${object.uid}.${key}.`);
    const objects = listObjects({ rows: copy });
    options.budget.objects -= objects.length;
    if (options.budget.objects < 0) return [];
    for (const { uid } of objects) items.set(uid, item);
    return copy;
  });
  return { ...rest, rows: copies };
}

/** The record's id when it can be used in a uid and is unique there. */
function keyOf(item: JsonObject, index: number, taken: Set<string>): string {
  const { id } = item;
  const own =
    typeof id === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id) && !taken.has(id) ? id : `_${index}`;
  taken.add(own);
  return own;
}

/** Removes rows that still wait for records when the page is complete. */
export function dropRepeated(rows: Row[]): Row[] {
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      objects: column.objects.map(({ repeated, ...object }) => {
        if (object.rows) return { ...object, rows: dropRepeated(object.rows) };
        return repeated ? { ...object, rows: [] } : object;
      }),
    })),
  }));
}
