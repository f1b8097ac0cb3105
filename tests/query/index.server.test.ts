import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileAggregate } from '../../engine/query/compileAggregate.ts';
import { compileCount, compileFind } from '../../engine/query/compileFind.ts';
import type { CompiledQuery, QueryCatalog } from '../../engine/query/sql/querySource.ts';
import { databaseUrl } from './settings.ts';

const schema = `query_index_${crypto.randomUUID().slice(0, 8)}`;
const role = `${schema}_app`;
const site = '00000000-0000-4000-8000-000000000001';
let client: pg.Client;

/** Row level security as in production: a role that is neither owner nor superuser, seeing one site of two. */
beforeAll(async () => {
  client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await client.query(`
    create schema ${schema};
    create role ${role};
    grant usage on schema ${schema} to ${role};
    create table ${schema}.item (
      site_id uuid not null, id text not null, state text collate "C", version int not null default 1, data jsonb not null,
      created_at timestamptz not null default now(), created_by text, updated_at timestamptz not null default now(), updated_by text, deleted_at timestamptz,
      f_code text collate "C" generated always as (data ->> 'code') stored,
      f_price double precision generated always as ((data -> 'price')::float8) stored,
      primary key (site_id, id));
    insert into ${schema}.item (site_id, id, state, data)
      select ('00000000-0000-4000-8000-00000000000' || (1 + n % 2))::uuid, 'i' || n, 'open', jsonb_build_object('code', 'c' || n, 'price', n, 'filler', repeat('x', 60))
      from generate_series(1, 20000) n;
    create index item_code on ${schema}.item (site_id, f_code nulls first, id) where deleted_at is null;
    create index item_price on ${schema}.item (site_id, f_price nulls first, id) where deleted_at is null;
    create index item_created on ${schema}.item (site_id, created_at, id) where deleted_at is null;
    alter table ${schema}.item enable row level security;
    create policy one_site on ${schema}.item using (site_id = current_setting('app.site')::uuid);
    grant select on ${schema}.item to ${role};
    analyze ${schema}.item;
    set jit = off;
    set app.site = '${site}';
    set role ${role};`);
});
afterAll(async () => {
  await client.query(`reset role; drop schema ${schema} cascade; drop role ${role}`);
  await client.end();
});

const catalog: QueryCatalog = {
  sourceOf: () => ({
    table: `${schema}.item`,
    columns: { code: { name: 'f_code', type: 'text' }, price: { name: 'f_price', type: 'number' } },
  }),
  accessFor: () => ({}),
};

async function explain({ text, values }: CompiledQuery): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const find = (query: object) => compileFind({ collection: 'item', catalog, ...query });

it.each([
  ['equality', find({ filter: { code: 'c77' } }), 'item_code'],
  ['a list', find({ filter: { code: { $in: ['c1', 'c2'] } } }), 'item_code'],
  ['a range', find({ filter: { price: { $gte: 5, $lt: 9 } } }), 'item_price'],
  ['null', find({ filter: { code: null } }), 'item_code'],
  [
    'a filter beside others',
    find({ filter: { $and: [{ code: 'c8' }, { 'filler.x': { $exists: false } }] } }),
    'item_code',
  ],
  ['the id', find({ filter: { id: 'i9' } }), 'item_pkey'],
  ['a count', compileCount({ collection: 'item', catalog, filter: { code: 'c9' } }), 'item_code'],
  [
    'the first match of a pipeline',
    compileAggregate({
      collection: 'item',
      catalog,
      pipeline: [{ $match: { code: 'c9' } }, { $group: { _id: '$state', n: { $count: {} } } }],
    }),
    'item_code',
  ],
  [
    'a join',
    compileAggregate({
      collection: 'item',
      catalog,
      pipeline: [
        { $match: { code: 'c9' } },
        { $lookup: { from: 'item', localField: 'code', foreignField: 'code', as: 'x' } },
      ],
    }),
    'item_code',
  ],
])('%s uses the index under row level security', async (_, query, index) => {
  const plan = await explain(query);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on item');
});

it.each([
  ['ascending', find({ sort: { price: 1 }, paging: { limit: 20 } }), 'item_price'],
  ['descending', find({ sort: { price: -1 }, paging: { limit: 20 } }), 'Backward using item_price'],
  ['by text', find({ sort: { code: 1 }, paging: { limit: 20 } }), 'item_code'],
  ['newest first', find({ sort: { created_at: -1 }, paging: { limit: 20 } }), 'Backward using item_created'],
  [
    'in a pipeline',
    compileAggregate({
      collection: 'item',
      catalog,
      pipeline: [{ $sort: { price: -1 } }, { $limit: 5 }, { $project: { price: 1 } }],
    }),
    'Backward using item_price',
  ],
  [
    'in a facet',
    compileAggregate({
      collection: 'item',
      catalog,
      pipeline: [
        { $match: { price: { $gt: 5 } } },
        { $facet: { page: [{ $sort: { price: 1 } }, { $limit: 5 }], total: [{ $count: 'n' }] } },
      ],
    }),
    'item_price',
  ],
])('a page sorted %s reads the index in order', async (name, query, index) => {
  const plan = await explain(query);
  expect(plan).toContain(index);
  if (name !== 'in a facet' && name !== 'in a pipeline') expect(plan).not.toContain('Sort');
});
