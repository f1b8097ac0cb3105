import knex, { type Knex } from 'knex';

/**
 * Composes SQL statements at run time. It has no connection: `TenantDb` and `PlatformDb` execute them. For the rows of
 * one site start with `siteRows`.
 */
export const sql: Knex = knex({ client: 'pg' });

export type Composed = Knex.QueryBuilder | Knex.Raw | Knex.SchemaBuilder;
export type Raw = Knex.Raw;
export type TableBuilder = Knex.TableBuilder;

/** The site of the connection, as a value of a new row. */
export const currentSite = sql.raw('current_site()');

/** Starts a statement on the rows of the current site in a table. */
export function siteRows(table: string): Knex.QueryBuilder {
  return sql(table).whereRaw('??.site_id = current_site()', [table]);
}

/** The composed statements in pg's form; only schema changes may have several. */
export function compileSql(composed: Composed): { text: string; values: unknown[] }[] {
  const compiled: Knex.Sql | Knex.Sql[] = composed.toSQL();
  // DDL statements take no parameters: a question mark in them is text.
  if (Array.isArray(compiled)) return compiled.map((statement) => ({ text: statement.sql, values: [] }));
  const native = compiled.toNative();
  return [{ text: native.sql, values: [...native.bindings] }];
}
