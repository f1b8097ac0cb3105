import { findType } from 'sala/engine';
import type { Json } from 'sala/schemas';

export const columnKinds = [
  'text',
  'number',
  'money',
  'date',
  'datetime',
  'status',
  'choice',
  'boolean',
  'reference',
  'image',
  'link',
] as const;

/** What a layout may choose. */
export type ChosenKind = (typeof columnKinds)[number];

/** Decides how the values of a column are formatted, sorted and filtered; a person only filters. */
export type ColumnKind = ChosenKind | 'person';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** A possible value of a column with its title. */
export interface Choice {
  value: string;
  title: string;
  tone?: Tone;
  /** Shown where records have it, but not for the reader to give. */
  closed?: boolean;
}

/** A column as a grid draws it. */
export interface GridColumn {
  field: string;
  title: string;
  kind: ColumnKind;
  /** The field type of its values (`x-type`), where the layout asks for no other kind. */
  type?: Json;
  sortable?: boolean;
  filterable?: boolean;
  /** Rows may be grouped by it. */
  groupable?: boolean;
  /** Its values add up to something. */
  summable?: boolean;
  choices?: Choice[];
  /** The collection that its values refer to, and the fields that name a record of it. */
  reference?: string;
  display?: readonly string[];
  /** Holds a list of values. */
  many?: boolean;
  /** Hidden until a person chooses it. */
  hidden?: boolean;
}

/** The key of the group of rows without a value. */
export const noGroup = '_none';

export interface SortKey {
  field: string;
  descending: boolean;
}

/** A configured column; missing settings come from the collection. */
export interface ColumnSetting {
  field: string;
  title: string;
  kind: ColumnKind | 'auto';
  total: boolean;
  hidden: boolean;
}

const endAligned: ReadonlySet<ColumnKind> = new Set(['number', 'money']);

export function isEndAligned({ kind, type }: Pick<GridColumn, 'kind' | 'type'>): boolean {
  return findType(type)?.type.atEnd ?? endAligned.has(kind);
}

export function isColumnKind(value: unknown): value is ChosenKind {
  return columnKinds.some((kind) => kind === value);
}
