import { isStaff } from 'sala/engine';
import type { CollectionSchema, FieldSchema, JsonObject, Text } from 'sala/schemas';
import { roleNames } from 'sala/schemas';

/** A kind that a column may have, as the server offers it. */
export interface OfferedKind {
  kind: string;
  title: Text;
  schema: FieldSchema;
  misfits: number;
  misfit?: { row: number; text: string };
}

export interface GuessedColumn {
  name: string;
  title: Text;
  heading: string;
  at: number;
  filled: number;
  samples: string[];
  kind: string;
  kinds: OfferedKind[];
  unique: boolean;
  display: boolean;
}

/** What the server makes of a spreadsheet. */
export interface GuessedSheet {
  name: string;
  title: Text;
  rows: number;
  more: boolean;
  columns: GuessedColumn[];
}

export interface ColumnDraft extends GuessedColumn {
  taken: boolean;
}

export const audiences = ['admins', 'staff', 'visitors'] as const;

/** A collection as it is made of a sheet, while somebody looks at it. */
export interface SheetDraft {
  name: string;
  title: Text;
  audience: (typeof audiences)[number];
  columns: ColumnDraft[];
}

/** What is wrong with the draft, by what is to be changed. */
export interface SheetFault {
  kind: 'title' | 'name' | 'none' | 'field' | 'doubled';
  at?: number;
}

const mostIndexed = 50;
const namePattern = /^[a-z][a-z0-9_]{0,49}$/;
const fieldPattern = /^[A-Za-z][A-Za-z0-9_]{0,59}$/;

export function draftSheet({ name, title, columns }: GuessedSheet): SheetDraft {
  return {
    name,
    title,
    audience: 'staff',
    columns: columns.map((column) => ({ ...column, taken: column.filled > 0 })),
  };
}

/** What is wrong with what a new collection is called. */
export function findHeadFault({ name, title }: Pick<SheetDraft, 'name' | 'title'>): 'title' | 'name' | undefined {
  if (title.th.trim() === '' && title.en.trim() === '') return 'title';
  return namePattern.test(name) ? undefined : 'name';
}

export function findFault({ columns, ...head }: SheetDraft): SheetFault | undefined {
  const kind = findHeadFault(head);
  if (kind) return { kind };
  const taken = columns.filter((column) => column.taken);
  if (taken.length === 0) return { kind: 'none' };
  const wrong = taken.find((column) => !fieldPattern.test(column.name));
  if (wrong) return { kind: 'field', at: wrong.at };
  const doubled = taken.find((column, index) => taken.findIndex((other) => other.name === column.name) !== index);
  return doubled && { kind: 'doubled', at: doubled.at };
}

/** The definition that is sent: name, titles and schema. */
export function describeSheet({ name, title, audience, columns }: SheetDraft): JsonObject {
  const taken = columns.filter((column) => column.taken);
  let indexed = 0;
  const properties = Object.fromEntries(
    taken.map((column): [string, FieldSchema] => {
      const { 'x-index': isIndexed, ...schema } = column.kinds.find(({ kind }) => kind === column.kind)?.schema ?? {};
      const hasIndex = (isIndexed || column.display) && indexed < mostIndexed;
      if (hasIndex) indexed += 1;
      const marks = { ...(hasIndex && { 'x-index': true }), ...(column.unique && { 'x-unique': true }) };
      return [column.name, { ...schema, ...marks, 'x-title': both(column.title) }];
    }),
  );
  const display = taken.find((column) => column.display)?.name;
  const schema: Partial<CollectionSchema> = {
    type: 'object',
    properties,
    ...(display !== undefined && { 'x-display': [display] }),
    ...accessOf(audience),
  };
  return { name, title: both(title), schema } as unknown as JsonObject; // schemas are JSON
}

/** Which field takes each column of the file, '' for none. */
export function listTaken({ columns }: SheetDraft): string[] {
  const width = Math.max(-1, ...columns.map(({ at }) => at)) + 1;
  return Array.from({ length: width }, (_, at) => columns.find((one) => one.at === at && one.taken)?.name ?? '');
}

/** A text that is given in one language alone stands in both. */
function both({ th, en }: Text): Text {
  return { th: th.trim() || en.trim(), en: en.trim() || th.trim() };
}

const staff = roleNames.filter(isStaff);

/** The rules that an audience stands for. */
export function accessOf(audience: SheetDraft['audience']): Partial<CollectionSchema> {
  if (audience === 'admins') return {};
  const changing = { create: [{ roles: staff }], update: [{ roles: staff }], delete: [{ roles: staff }] };
  return {
    'x-access': {
      read: audience === 'visitors' ? [{ public: true }] : [{ roles: staff }],
      ...changing,
      ...{ export: [{ roles: staff }], import: [{ roles: staff }] },
    },
  };
}
