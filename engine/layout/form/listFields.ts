import type { Json, LayoutObject, Row } from '../../../schemas/index.ts';
import { groupName } from '../rowScope.ts';
import { listCopies } from './copies.ts';

/** One copy of a repeated row: which row, and which of its copies. */
export interface Copy {
  row: Row;
  /** Full name of the group, under which the form stores the list of copies. */
  group: string;
  id: string;
  /** Zero-based. */
  place: number;
}

/** An object that may hold a value, with its full name (`address.city`, `people.2.name`) and its ancestors. */
export interface PlacedField {
  name: string;
  object: LayoutObject;
  /** From the outermost row to the object itself: if one of them is hidden, so is the field. */
  path: { part: Row | LayoutObject; scope: string }[];
  /** The copies that contain it, outermost first. */
  copies: Copy[];
  /** The tab of the layout, where there are tabs. */
  tab?: string;
}

/** A row that is repeated, under the full name of its group. */
export interface PlacedGroup {
  name: string;
  row: Row;
  ids: string[];
  path: PlacedField['path'];
  tab?: string;
}

/** The value of a field or group, by its full name. */
export type ReadValue = (name: string) => Json | undefined;

/** Every object of these rows in reading order, with its full name in the form; repeated rows once per copy. */
export function listFields(rows: Row[], read: ReadValue = () => undefined): PlacedField[] {
  return listForm(rows, read).fields;
}

/** The fields of these rows, and the groups that are repeated in them. */
export function listForm(rows: Row[], read: ReadValue): { fields: PlacedField[]; groups: PlacedGroup[] } {
  const form: Form = { read, fields: [], groups: [] };
  collect(rows, { scope: '', path: [], copies: [] }, form);
  return { fields: form.fields, groups: form.groups };
}

/** More fields than anybody fills in: nested repeated rows multiply. */
export const mostFields = 5000;

interface Form {
  read: ReadValue;
  fields: PlacedField[];
  groups: PlacedGroup[];
}

interface Place {
  scope: string;
  path: PlacedField['path'];
  copies: Copy[];
  tab?: string;
}

function collect(rows: Row[], outer: Place, form: Form): void {
  for (const row of rows) {
    if (form.fields.length > mostFields) return;
    const path = [...outer.path, { part: row, scope: outer.scope }];
    const place = { ...outer, path, tab: outer.tab ?? row.tab };
    const name = groupName(row);
    if (row.dataMode !== 'copy' || name === undefined) {
      collectRow(row, name === undefined ? place : { ...place, scope: `${outer.scope}${name}.` }, form);
      continue;
    }
    const group = outer.scope + name;
    const ids = listCopies(row, form.read(group));
    form.groups.push({ name: group, row, ids, path, tab: place.tab });
    ids.forEach((id, index) => {
      const copies = [...outer.copies, { row, group, id, place: index }];
      collectRow(row, { ...place, scope: `${group}.${id}.`, copies }, form);
    });
  }
}

function collectRow(row: Row, place: Place, form: Form): void {
  const { scope, tab, copies } = place;
  for (const column of row.columns)
    for (const object of column.objects) {
      const path = [...place.path, { part: object, scope }];
      form.fields.push({ name: scope + (object.name || object.uid), object, path, copies, tab });
      if (object.rows) collect(object.rows, { ...place, path }, form);
    }
}
