import pg from 'pg';
import { type QueryRow, readRow } from '../../engine/query/readRow.ts';
import type { CompiledQuery, QueryCatalog, QuerySource } from '../../engine/query/sql/querySource.ts';
import { searchColumnSql } from '../../engine/query/sql/searchSql.ts';
import type { Json } from '../../schemas/json.ts';
import { readMoment } from '../../server/platform/db/readMoment.ts';
import type { Document } from './arbitraryDocuments.ts';

pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, readMoment);

const columns = {
  s: { name: 'f_s', type: 'text' },
  t: { name: 'f_t', type: 'text' },
  m: { name: 'f_m', type: 'number' },
  w: { name: 'f_w', type: 'boolean' },
} as const;

const sqlTypes = { text: 'text collate "C"', number: 'double precision', boolean: 'boolean' } as const;
const jsonTypes = { text: 'string', number: 'number', boolean: 'boolean' } as const;

/** A database connection with tables shaped as collections are, in a schema of its own. */
export interface QueryTables {
  catalog: QueryCatalog;
  source(name: string): QuerySource;
  fill(name: string, documents: readonly { [field: string]: Json }[]): Promise<Document[]>;
  run(query: CompiledQuery): Promise<Json[]>;
  client: pg.Client;
  close(): Promise<void>;
}

export async function openQueryTables(options: {
  url: string;
  indexed: boolean;
  names: readonly string[];
}): Promise<QueryTables> {
  const client = new pg.Client({ connectionString: options.url });
  await client.connect();
  // As the server does: compiling a statement to machine code takes longer than any of these queries.
  await client.query('set jit = off');
  const schema = `query_${crypto.randomUUID().slice(0, 8)}`;
  await client.query(`create schema ${schema}`);
  const sources = new Map<string, QuerySource>();
  for (const name of options.names) {
    await client.query(tableSql(`${schema}.${name}`, options.indexed));
    sources.set(name, {
      table: `${schema}.${name}`,
      columns: options.indexed ? columns : {},
      searchFields: options.indexed ? ['s', 't'] : undefined,
      searchColumn: options.indexed ? 'search_text' : undefined,
    });
  }
  const source = (name: string) => {
    const found = sources.get(name);
    if (!found) throw new Error(`no table ${name}`);
    return found;
  };
  return {
    catalog: { sourceOf: (name) => sources.get(name), accessFor: () => ({}) },
    source,
    client,
    fill: (name, documents) => fillTable(client, source(name).table, documents),
    run: async ({ text, values }) => (await client.query<QueryRow>(text, values)).rows.map(readRow),
    close: async () => {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}

async function fillTable(
  client: pg.Client,
  table: string,
  documents: readonly { [field: string]: Json }[],
): Promise<Document[]> {
  await client.query(`truncate ${table}`);
  const rows = documents.map((data, index) => ({ id: `r${String(index).padStart(4, '0')}`, data }));
  await client.query(
    `insert into ${table} (site_id, id, state, data, created_at, updated_at)
     select gen_random_uuid(), row ->> 'id', null, row -> 'data', '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'
     from jsonb_array_elements($1::jsonb) row`,
    [JSON.stringify(rows)],
  );
  await client.query(`analyze ${table}`);
  return rows.map(({ id, data }) => ({
    ...(data as { [field: string]: Json }),
    id,
    state: null,
    version: 1,
    created_at: '2026-01-02T03:04:05.678Z',
    created_by: null,
    updated_at: '2026-01-02T03:04:05.678Z',
    updated_by: null,
  }));
}

function tableSql(table: string, indexed: boolean): string {
  const generated = Object.entries(columns).map(
    ([field, { name, type }]) =>
      `${name} ${sqlTypes[type]} generated always as (case jsonb_typeof(data -> '${field}') when '${jsonTypes[type]}' then (data ->> '${field}')${type === 'text' ? '' : `::${sqlTypes[type]}`} end) stored`,
  );
  return `create table ${table} (
    site_id uuid not null, id text not null, state text, version int not null default 1, data jsonb not null,
    created_at timestamptz not null, created_by text, updated_at timestamptz not null, updated_by text, deleted_at timestamptz
    ${indexed ? `, ${generated.join(', ')}, search_text text collate "C" generated always as (${searchColumnSql(['s', 't'])}) stored` : ''})`;
}
