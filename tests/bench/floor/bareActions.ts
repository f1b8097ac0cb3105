import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import coBody from 'co-body';
import Koa from 'koa';
import pg from 'pg';

/** An order taken as somebody would write it by hand: a transaction with locks, checks, three writes and their history. */
const { PORT, DATABASE_URL, SITE, ORDERS, GOODS, ENTRIES } = process.env;
const [orders, goods, entries] = [ORDERS, GOODS, ENTRIES].map((name) => pg.escapeIdentifier(name ?? ''));
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16, options: '-c search_path=sala' });

const history = (action: string, table: string | undefined) =>
  `insert into record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, by)
   select $1, 'bare ${table?.slice(1, -1)}', r.id, r.version, '${action}', null, r.state, r.data, 'x' from r`;
const lock = (table: string | undefined) =>
  `select id, state, version, data from ${table} where site_id = $1 and id = $2 and deleted_at is null for update`;
const change = (table: string | undefined) =>
  `with r as (
     update ${table} set state = $3, data = $4, version = version + 1, updated_at = now(), updated_by = 'x'
     where site_id = $1 and id = $2 returning *
   ), h as (${history('update', table)}) select * from r`;
const create = `with r as (
    insert into ${entries} (site_id, id, data, created_by, updated_by) values ($1, $2, $3, 'x', 'x') returning *
  ), h as (${history('create', entries)}) select id from r`;

async function flip(client: pg.PoolClient, id: string | undefined) {
  const ask = async (name: string, text: string, values: unknown[]) =>
    (await client.query({ name, text, values: [SITE, ...values] })).rows[0];
  const order = await ask('lock order', lock(orders), [id]);
  const good = await ask('lock good', lock(goods), [order.data.good_id]);
  const { quantity, paid, times = 0 } = order.data;
  if (!(quantity > 0 && paid && good.data.on_hand >= quantity && quantity <= good.data.limit))
    throw new Error('refused');
  const next = order.state === 'open' ? 'done' : 'open';
  const written = await ask('order', change(orders), [id, next, { ...order.data, times: times + 1 }]);
  const { on_hand, sold } = good.data;
  const changed = { ...good.data, on_hand: on_hand - quantity, sold: sold + quantity, last: id };
  await ask('good', change(goods), [good.id, null, changed]);
  await ask('entry', create, [randomUUID(), { order: id, quantity }]);
  return written;
}

const router = new Router();
router.post('/api/:collection/:id/transition', async (context) => {
  await coBody.json(context.req);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { data, ...system } = await flip(client, context.params.id);
    await client.query('commit');
    context.body = { status: 200, data: { ...data, ...system } };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

const app = new Koa();
app.use(router.routes());
const server = app.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end();
});
