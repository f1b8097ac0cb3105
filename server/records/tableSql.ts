import { createHash } from 'node:crypto';
import { searchColumnSql } from '../../engine/query/searchSql.ts';
import { quoteName } from '../../engine/query/sqlBinder.ts';

/** A field with a column of its own: generated from the document, so it can be indexed under row level security. */
export interface TableColumn {
  field: string;
  name: string;
  type: 'text' | 'double precision' | 'boolean';
  unique: boolean;
}

export interface TableShape {
  table: string;
  columns: TableColumn[];
  /** Fields searched as one text. */
  search: string[];
}

/** Changes when the table must be looked at again. */
export function fingerprintTable(shape: TableShape): string {
  return createHash('sha256').update(JSON.stringify(shape)).digest('hex').slice(0, 32);
}

/** The statements that make the table of a collection, or widen it. They only add: run again they change nothing. */
export function writeTableSql({ table, columns, search }: TableShape): string[] {
  const quoted = quoteName(table);
  return [
    `create table if not exists ${quoted} (
      site_id uuid not null default current_site(),
      id text not null,
      state text collate "C",
      version integer not null default 1,
      data jsonb not null,
      created_at timestamptz not null default now(),
      created_by text collate "C",
      updated_at timestamptz not null default now(),
      updated_by text collate "C",
      deleted_at timestamptz,
      primary key (site_id, id)
    )`,
    `create index if not exists ${quoteName(indexName(table, 'created'))} on ${quoted} (site_id, created_at, id) where deleted_at is null`,
    `create index if not exists ${quoteName(indexName(table, 'state'))} on ${quoted} (site_id, state, created_at, id) where deleted_at is null`,
    `create index if not exists ${quoteName(indexName(table, 'owner'))} on ${quoted} (site_id, created_by, created_at, id) where deleted_at is null`,
    `create index if not exists ${quoteName(indexName(table, 'trash'))} on ${quoted} (site_id, deleted_at) where deleted_at is not null`,
    ...columns.flatMap((column) => writeColumnSql(table, column)),
    ...writeSearchSql(table, search),
    `select protect_table('${quoted}')`,
  ];
}

function writeColumnSql(table: string, column: TableColumn): string[] {
  const name = quoteName(column.name);
  const index = quoteName(indexName(table, column.name));
  // In the order in which lists are sorted, so that one index serves filter and sort, both ways.
  const keys = column.unique ? `site_id, ${name}` : `site_id, ${name} nulls first, id`;
  const kind = column.unique ? 'unique index' : 'index';
  return [
    `alter table ${quoteName(table)} add column if not exists ${name} ${columnType(column)} generated always as (${readField(column)}) stored`,
    `create ${kind} if not exists ${index} on ${quoteName(table)} (${keys}) where deleted_at is null`,
  ];
}

/** A value of another type than the field's (data older than its schema) counts as none instead of failing the write. */
function readField({ field, type }: TableColumn): string {
  const key = quoteText(field);
  if (type === 'text') return `case when jsonb_typeof(data -> ${key}) = 'string' then data ->> ${key} end`;
  const kind = type === 'boolean' ? 'boolean' : 'number';
  return `case when jsonb_typeof(data -> ${key}) = '${kind}' then (data ->> ${key})::${type} end`;
}

function columnType({ type }: TableColumn): string {
  return type === 'text' ? 'text collate "C"' : type;
}

/** The folded text that `$search` looks into; see `engine/query/searchSql.ts`. */
function writeSearchSql(table: string, fields: string[]): string[] {
  if (fields.length === 0) return [];
  return [
    `alter table ${quoteName(table)} add column if not exists search_text text collate "C" generated always as (${searchColumnSql(fields)}) stored`,
  ];
}

function quoteText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Index names are cut at 63 bytes by PostgreSQL; a hash keeps long ones apart. */
export function indexName(table: string, suffix: string): string {
  const name = `${table}_${suffix}`;
  return name.length <= 63
    ? name
    : `${name.slice(0, 50)}_${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}
