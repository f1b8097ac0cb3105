import { createHash } from 'node:crypto';

/** A field with a column of its own: generated from the document, so it can be indexed under row level security. */
export interface TableColumn {
  field: string;
  name: string;
  type: 'text' | 'double precision' | 'boolean';
  unique: boolean;
}

/** The parts of a collection's table beside the common columns. */
export interface TableShape {
  table: string;
  columns: TableColumn[];
  /** Fields searched as one text. */
  search: string[];
  /** Fields that had another name in an earlier version. */
  renamed?: { from: string; to: string }[];
}

/** Changes when the table must be checked again. */
export function fingerprintTable(shape: TableShape): string {
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 32);
}

/** PostgreSQL truncates index names at 63 bytes; a hash keeps long ones distinct. */
export function indexName(table: string, suffix: string): string {
  const name = `${table}_${suffix}`;
  return name.length <= 63
    ? name
    : `${name.slice(0, 50)}_${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** As PostgreSQL names it. */
export function primaryKeyName(table: string): string {
  return `${table.slice(0, 58)}_pkey`;
}
