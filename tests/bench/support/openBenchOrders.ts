import { openClient } from '../../support/openClient.ts';
import { runAsAdmin } from '../../support/runAsAdmin.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { expectOk } from './openBenchJobs.ts';

export interface BenchOrders {
  host: string;
  port: number;
  siteId: string;
  administrator: string;
  /** The tables of orders, goods and entries. */
  tables: Record<'bench_order' | 'bench_good' | 'bench_entry', string>;
}

const host = 'shop.localhost';
export const orders = 5_000;
const goods = 500;

/** Orders whose event has five guards and five actions, with the goods that it changes and the entries that it creates. */
export function openBenchOrders(bench: Bench): Promise<BenchOrders> {
  return bench.once('bench orders', async () => {
    const { port } = await bench.server();
    const database = await bench.database();
    const client = openClient({ port, host });
    await expectOk(client.signIn('superadmin@demo.test', demoPassword));
    for (const { name, ...rest } of collections)
      await expectOk(client.post('/api/collection', { data: { name, title: name, ...rest } }));
    const rows = await runAsAdmin<{ name: string; table: string; site: string }>(
      database,
      `select c.name, c.table_name as table, c.site_id::text as site from sala.collection c
       join sala.site_host s using (site_id) where s.host = $1`,
      [host],
    );
    const tableOf = (name: string) => rows.find((row) => row.name === name)?.table ?? '';
    const siteId = rows[0]?.site ?? '';
    const tables = {
      bench_order: tableOf('bench_order'),
      bench_good: tableOf('bench_good'),
      bench_entry: tableOf('bench_entry'),
    };
    for (const [table, count, data] of [
      [tables.bench_good, goods, `jsonb_build_object('on_hand', 1000000, 'sold', 0, 'limit', 100)`],
      [
        tables.bench_order,
        orders,
        `jsonb_build_object('quantity', 1 + n % 7, 'paid', true, 'good_id', 'r_' || 1 + n % ${goods})`,
      ],
    ] as const) {
      await runAsAdmin(
        database,
        `insert into sala.${table} (site_id, id, state, data, created_by, updated_by)
         select $1, 'r_' || n, ${table === tables.bench_order ? `'open'` : 'null'}, ${data}, 'x', 'x' from generate_series(1, $2::int) as n`,
        [siteId, count],
      );
      await runAsAdmin(database, `vacuum analyze sala.${table}`);
    }
    return { host, port, siteId, administrator: client.cookie(), tables };
  });
}

const text = (word: string) => ({ th: word, en: word });
const guard = (formula: string) => ({ if: formula, message: text('no') });
const access = Object.fromEntries(
  ['read', 'create', 'update', 'delete'].map((action) => [action, [{ roles: ['superadmin'] }]]),
);

const flip = {
  title: text('Flip'),
  event: 'FLIP',
  guards: [
    'record.quantity > 0',
    'record.paid',
    'good.on_hand >= record.quantity',
    'record.quantity <= good.limit',
    "person.role == 'superadmin'",
  ].map(guard),
  actions: [
    { set: { times: 'coalesce(record.times, 0) + 1' } },
    { add: { on_hand: '-record.quantity' }, on: 'good_id', min: 0 },
    { add: { sold: 'record.quantity' }, on: 'good_id' },
    { set: { last: 'record.id' }, on: 'good_id' },
    { create: 'bench_entry', fields: { order: 'record.id', quantity: 'record.quantity' } },
  ],
};

const collections = [
  {
    name: 'bench_good',
    schema: {
      properties: {
        on_hand: { type: 'number' },
        sold: { type: 'number' },
        limit: { type: 'number' },
        last: { type: 'string' },
      },
      'x-access': access,
    },
  },
  {
    name: 'bench_entry',
    schema: { properties: { order: { type: 'string' }, quantity: { type: 'number' } }, 'x-access': access },
  },
  {
    name: 'bench_order',
    schema: {
      properties: {
        quantity: { type: 'number' },
        paid: { type: 'boolean' },
        times: { type: 'number' },
        good_id: { type: 'string', 'x-ref': 'bench_good', 'x-index': true },
      },
      'x-access': access,
    },
    machine: {
      initial: 'open',
      states: {
        open: { title: text('open'), transitions: { done: flip } },
        done: { title: text('done'), transitions: { open: flip } },
      },
    },
  },
];
