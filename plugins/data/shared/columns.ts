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

/** How the values of a column are written, sorted and filtered. */
export type ColumnKind = (typeof columnKinds)[number];

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** One of the values a column can have, as people call it. */
export interface Choice {
  value: string;
  title: string;
  tone?: Tone;
}

/** A column as a grid draws it. */
export interface GridColumn {
  field: string;
  title: string;
  kind: ColumnKind;
  sortable?: boolean;
  filterable?: boolean;
  choices?: Choice[];
  /** Left out until a person asks for it. */
  hidden?: boolean;
}

export interface SortKey {
  field: string;
  descending: boolean;
}

/** A column as a builder describes it; what is left out comes from the collection. */
export interface ColumnSetting {
  field: string;
  title: string;
  kind: ColumnKind | 'auto';
  total: boolean;
  hidden: boolean;
}

const endAligned: ReadonlySet<ColumnKind> = new Set(['number', 'money']);

export function isEndAligned(kind: ColumnKind): boolean {
  return endAligned.has(kind);
}

export function isColumnKind(value: unknown): value is ColumnKind {
  return columnKinds.some((kind) => kind === value);
}
