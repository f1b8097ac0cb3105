import { randomUUID } from 'node:crypto';
import Router from '@koa/router';
import coBody from 'co-body';
import Koa from 'koa';
import pg from 'pg';

/** The least that can answer with a record: Koa, pg, the same query on the same table. No site, no session, no rules. */
const { PORT, DATABASE_URL, TABLE, SITE } = process.env;
const table = pg.escapeIdentifier(TABLE ?? '');
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16, options: '-c search_path=sala' });
const columns = 'id, state, version, data, created_at, created_by, updated_at, updated_by';

const router = new Router();
router.get('/api/:collection/:id', async (context) => {
  const { rows } = await pool.query({
    name: 'read',
    text: `select ${columns} from ${table} where id = $1 and deleted_at is null`,
    values: [context.params.id],
  });
  const [row] = rows;
  if (!row) return context.throw(404);
  const { data, ...system } = row;
  context.body = { status: 200, data: { ...data, ...system } };
});

// The same pages by the same indexed columns, with the same count.
router.get('/api/:collection', async (context) => {
  const { category, page = '1' } = context.query;
  const [rows, count] = await Promise.all([
    pool.query({
      name: 'list',
      text: `select ${columns} from ${table} where site_id = $1 and deleted_at is null and f_category = $2
        order by f_price desc, id limit 20 offset $3`,
      values: [SITE, category, (Number(page) - 1) * 20],
    }),
    pool.query({
      name: 'count',
      text: `select count(*)::int as total from ${table} where site_id = $1 and deleted_at is null and f_category = $2`,
      values: [SITE, category],
    }),
  ]);
  const data = rows.rows.map(({ data: fields, ...system }) => ({ ...fields, ...system }));
  context.body = { status: 200, data, total: count.rows[0].total };
});

// Record and history in one statement, as one transaction.
router.post('/api/:collection', async (context) => {
  const { data: fields } = await coBody.json(context.req);
  const { rows } = await pool.query({
    name: 'create',
    text: `with r as (
        insert into ${table} (site_id, id, state, data, created_by, updated_by) values ($1, $2, 'open', $3, 'x', 'x')
        returning ${columns}
      ), h as (
        insert into record_history (site_id, collection, record_id, version, action, to_state, changes, by)
        select $1, 'bare', r.id, r.version, 'create', r.state, $4, 'x' from r
      ) select * from r`,
    values: [SITE, randomUUID(), JSON.stringify(fields), JSON.stringify(fields)],
  });
  const { data, ...system } = rows[0];
  context.status = 201;
  context.body = { status: 201, data: { ...data, ...system } };
});

router.post('/api/:collection/:id/transition', async (context) => {
  await coBody.json(context.req);
  const found = await pool.query({
    name: 'find',
    text: `select ${columns} from ${table} where site_id = $1 and id = $2 and deleted_at is null`,
    values: [SITE, context.params.id],
  });
  const { id, state, version, data: fields } = found.rows[0];
  const { rows } = await pool.query({
    name: 'move',
    text: `with r as (
        update ${table} set state = $4, data = $5, version = version + 1, updated_at = now(), updated_by = 'x'
        where site_id = $1 and id = $2 and version = $3 returning ${columns}
      ), h as (
        insert into record_history (site_id, collection, record_id, version, action, from_state, to_state, changes, by)
        select $1, 'bare', r.id, r.version, 'transition', $6, r.state, '[]', 'x' from r
      ) select * from r`,
    values: [SITE, id, version, state === 'open' ? 'done' : 'open', JSON.stringify(fields), state],
  });
  const { data, ...system } = rows[0] ?? found.rows[0];
  context.body = { status: 200, data: { ...data, ...system } };
});

const app = new Koa();
app.use(router.routes());
const server = app.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end();
});
