import Router from '@koa/router';
import Koa from 'koa';
import pg from 'pg';

/** The least that can answer with a record: Koa, pg, the same query on the same table. No site, no session, no rules. */
const { PORT, DATABASE_URL, TABLE } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16, options: '-c search_path=sala' });
const columns = 'id, state, version, data, created_at, created_by, updated_at, updated_by';

const router = new Router();
router.get('/api/:collection/:id', async (context) => {
  const { rows } = await pool.query({
    name: 'read',
    text: `select ${columns} from ${pg.escapeIdentifier(TABLE ?? '')} where id = $1 and deleted_at is null`,
    values: [context.params.id],
  });
  const [row] = rows;
  if (!row) return context.throw(404);
  const { data, ...system } = row;
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
