import { searchColumnSql } from '../../../engine/query/sql/searchSql.ts';
import { type Composed, type Raw, sql, type TableBuilder } from '../../platform/db/sql.ts';
import { indexName, primaryKeyName, type TableColumn, type TableShape } from './tableShape.ts';

const sortedText = 'text collate "C"';
const living = 'deleted_at is null';

/** The existing columns and indexes, by name. */
export interface ExistingTable {
  columns: ReadonlySet<string>;
  indexes: ReadonlySet<string>;
}

/** The DDL that creates or extends the table of a collection: it only adds. */
export function composeTable(shape: TableShape, existing?: ExistingTable): Composed {
  const { table } = shape;
  const define = (builder: TableBuilder) => {
    if (!existing) addSystemColumns(builder, table);
    addColumns(builder, shape, existing?.columns);
    addIndexes(builder, shape, existing?.indexes);
  };
  return existing ? sql.schema.alterTable(table, define) : sql.schema.createTable(table, define);
}

/** Adds the row level security policy; idempotent. */
export function composeProtection(table: string): Composed {
  return sql.raw('select protect_table(quote_ident(?)::regclass)', [table]);
}

function addSystemColumns(builder: TableBuilder, table: string): void {
  const now = sql.raw('now()');
  builder.uuid('site_id').notNullable().defaultTo(sql.raw('current_site()'));
  builder.text('id').notNullable();
  builder.specificType('state', sortedText);
  builder.integer('version').notNullable().defaultTo(1);
  builder.jsonb('data').notNullable();
  builder.timestamp('created_at').notNullable().defaultTo(now);
  builder.specificType('created_by', sortedText);
  builder.timestamp('updated_at').notNullable().defaultTo(now);
  builder.specificType('updated_by', sortedText);
  builder.timestamp('deleted_at');
  builder.primary(['site_id', 'id'], primaryKeyName(table));
}

/** Columns of indexed fields, and the normalised text for `$search` (`engine/query/sql/searchSql.ts`). */
function addColumns(builder: TableBuilder, { columns, search }: TableShape, existing?: ReadonlySet<string>): void {
  const generated = columns.map((column) => ({ name: column.name, type: column.type, value: readField(column) }));
  if (search.length > 0) generated.push({ name: 'search_text', type: 'text', value: searchColumnSql(search) });
  for (const { name, type, value } of generated)
    if (!existing?.has(name))
      builder.specificType(name, `${type === 'text' ? sortedText : type} generated always as (${value}) stored`);
}

interface Index {
  name: string;
  keys: (string | Raw)[];
  where: string;
  unique?: boolean;
}

function addIndexes(builder: TableBuilder, { table, columns }: TableShape, existing?: ReadonlySet<string>): void {
  const indexes: Index[] = [
    { name: 'created', keys: ['created_at', 'id'], where: living },
    { name: 'state', keys: ['state', 'created_at', 'id'], where: living },
    { name: 'owner', keys: ['created_by', 'created_at', 'id'], where: living },
    { name: 'trash', keys: ['deleted_at'], where: 'deleted_at is not null' },
    // In the sort order of lists, so that one index serves filter and sort, in both directions.
    ...columns.map(({ name, unique }) => ({
      name,
      keys: unique ? [name] : [sql.raw('?? nulls first', [name]), 'id'],
      where: living,
      unique,
    })),
  ];
  for (const { name, keys, where, unique } of indexes) {
    const given = indexName(table, name);
    if (existing?.has(given)) continue;
    const predicate = sql.whereRaw(where);
    if (unique) builder.unique(['site_id', ...keys], { indexName: given, useConstraint: false, predicate });
    else builder.index(['site_id', ...keys], given, { predicate });
  }
}

/** A value of another type than the field's (data older than its schema) becomes null instead of failing the write. */
function readField({ field, type }: TableColumn): string {
  const key = `'${field.replaceAll("'", "''")}'`;
  if (type === 'text') return `case when jsonb_typeof(data -> ${key}) = 'string' then data ->> ${key} end`;
  const kind = type === 'boolean' ? 'boolean' : 'number';
  return `case when jsonb_typeof(data -> ${key}) = '${kind}' then (data ->> ${key})::${type} end`;
}
