import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import { deliverWaiting } from '../../server/messages/webhooks/deliver.ts';
import { runOutbox } from '../../server/records/effects/runOutbox.ts';
import { recalculateSites } from '../../server/records/recalculate/recalculateSites.ts';
import { openReceiver, type Receiver } from '../support/openReceiver.ts';
import { openStock, type Stock } from '../support/openStock.ts';
import { drawRounds, findWrongStock, openRandomStock, pick, type Step } from '../support/randomStock.ts';
import { sendRequest, type TestAnswer } from '../support/sendRequest.ts';
import { type RunningServer, startServer } from '../support/startServer.ts';
import { openTestApp, type TestApp, type TestCall } from '../support/testApp.ts';

/**
 * A server that is killed in the middle of everything leaves no half of it. `SALA_KILLS=20 SALA_KILLED=4000` asks for more.
 */
const kills = Number(process.env.SALA_KILLS ?? 2);
const events = Number(process.env.SALA_KILLED ?? 60);
const clients = 32;
/** Events, restarts and the work that is left when the last server ends all take their time, on a busy machine too. */
const longestMs = 120_000 + events * 500 + kills * 30_000;
const host = 'factory.localhost';
const outgoing = { OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' };
let test: TestApp;
let stock: Stock;
let receiver: Receiver;
/** Resolves to the server that runs, as soon as it does. */
let server: Promise<RunningServer>;

beforeAll(async () => {
  [test, receiver] = await Promise.all([openTestApp(outgoing), openReceiver()]);
  server = start();
  const subscriptions = ['inventory_transaction', 'sales', 'finance'].map((collection) => ({
    collection,
    events: ['created', 'updated', 'transition', 'deleted'],
  }));
  const hook = { name: 'all', url: receiver.url, subscriptions };
  expect((await askServer('root', '/api/webhooks', { body: hook })).status).toBe(201);
  stock = await openStock({ ...test, as: (role) => (path, call) => askServer(role, path, call) });
});
afterAll(async () => {
  await (await server).stop();
  await receiver.close();
  await test.close();
});

function start(): Promise<RunningServer> {
  const { databaseUrl = '', redisUrl, dataDir } = test.app.config;
  return startServer({
    dataDir,
    env: { DATABASE_URL: databaseUrl, ...(redisUrl && { REDIS_URL: redisUrl }), LOG_LEVEL: 'silent', ...outgoing },
  });
}

/** A call to the server that will be killed; a broken connection tells no more than that it is to be tried again. */
async function askServer(role: string, path: string, { body, method }: TestCall = {}): Promise<TestAnswer> {
  const cookie = await test.cookie(role);
  const { port } = await server;
  try {
    return await sendRequest({ port, path, host, body, method, headers: { cookie } });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(code)) throw error;
    return { status: 503, headers: {}, bytes: Buffer.of(), text: code, json: () => ({}) };
  }
}

async function killServer(): Promise<RunningServer> {
  const running = await server;
  process.kill(running.pid, 'SIGKILL');
  await running.stop();
  return start();
}

const notOfDemo = `id not like '%\\_demo%'`;
const query = <Row extends object>(sql: string) => test.app.db.platform.query<Row>(sql);

it(
  `leaves sums, documents, effects and deliveries whole when it is killed ${kills} times`,
  async () => {
    const { steps, sales } = await openRandomStock(stock);
    const all = [...steps, ...(await openFinance(sales))];
    const statuses = await runWithKills(all);
    expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0), JSON.stringify([...statuses])).toBeGreaterThan(
      events / 5,
    );
    expect(statuses.get(503) ?? 0).toBeGreaterThan(0);
    await postAll();
    await (await server).stop();
    await finishWork();
    expect(await findWrongStock(test)).toEqual([]);
    expect(await findWrongFinance()).toEqual([]);
    expect(await query(`select id from r_finance where state = 'posted' and ${notOfDemo}`)).not.toEqual([]);
    expect(await findLostDeliveries()).toEqual([]);
    for (const { rollups, formulas } of await recalculateSites(test.app))
      expect([rollups.corrected, formulas.corrected]).toEqual([0, 0]);
  },
  longestMs,
);

/** Documents of what was sold and bought, on their way through the books; and an operation that somebody asks for again and again. */
async function openFinance(sales: readonly string[]): Promise<Step[]> {
  const bought = { product_id: await stock.product(), product_name: 'โต๊ะ', quantity: 1, unit_price: 50 };
  const purchases = [await stock.purchase([bought]), await stock.purchase([bought])];
  // One document at least goes its way, whatever is drawn.
  await stock.must(`purchase/${await stock.purchase([bought])}`, 'INVOICE');
  const invoice: Step = async ({ at }) => {
    const delivered = await query<{ id: string }>(
      `select id from r_sales where state = 'delivered' and id not like '%\\_demo%' order by id`,
    );
    return stock.send(`sales/${pick([...delivered.map(({ id }) => id), ...sales.slice(0, 1), 'none'], at)}`, 'INVOICE');
  };
  const book: Step = async ({ at }) => {
    const [document] = await query<{ id: string; state: string }>(
      `select id, state from r_finance where state in ('draft', 'verified', 'approved') and id not like '%\\_demo%' order by md5(id || '${at}') limit 1`,
    );
    const event = { draft: 'VERIFY', verified: 'APPROVE', approved: 'POST' }[document?.state ?? ''] ?? 'VERIFY';
    return stock.send(`finance/${document?.id ?? 'none'}`, event);
  };
  const pay: Step = ({ at }) =>
    stock.ask(`purchase/${pick(purchases, at)}/effects`, { effect: 'finance.payableEntry' });
  return [invoice, book, book, pay];
}

/** Documents that are left on their way through the books go it to the end, so that each has a journal to look at. */
async function postAll(): Promise<void> {
  for (const [state, event] of Object.entries({ draft: 'VERIFY', verified: 'APPROVE', approved: 'POST' }))
    for (const { id } of await query<{ id: string }>(
      `select id from r_finance where state = '${state}' and ${notOfDemo}`,
    ))
      expect((await stock.patiently(`finance/${id}`, event)).status, `${event} ${id}`).toBe(200);
}

async function runWithKills(steps: readonly Step[]): Promise<Map<number, number>> {
  const rounds = drawRounds(events);
  const statuses = new Map<number, number>();
  let answered = 0;
  let killed = 0;
  const client = async () => {
    for (let round = rounds.pop(); round; round = rounds.pop()) {
      const { status, text } = await pick(steps, round.kind)(round);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(status === 503 || status < 500, text).toBe(true);
      answered += 1;
      if (killed >= kills || answered < ((killed + 1) * events) / (kills + 1)) continue;
      killed += 1;
      server = killServer();
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return statuses;
}

/** What another process does once the claims of a killed one have run out. */
async function finishWork(): Promise<void> {
  await query(`update outbox set next_at = now() where status in ('waiting', 'running')`);
  await runOutbox(test.app);
  expect(await query(`select effect, last_error from outbox where status <> 'done'`)).toEqual([]);
  await query(`update webhook_delivery set next_at = now() where status in ('waiting', 'sending')`);
  await deliverWaiting(test.app);
  expect(await query(`select key, tries from webhook_delivery where status <> 'done'`)).toEqual([]);
}

/**
 * Documents whose journal does not balance or is not of their amount, orders whose sum is not that of their lines, and what was
 * written twice or not at all of something that was asked for once.
 */
function findWrongFinance(): Promise<object[]> {
  return query(`
    with f as (select id, state, data from r_finance where deleted_at is null and id not like '%\\_demo%'),
      j as (
        select f.id, sum((e ->> 'debit')::numeric) as debit, sum((e ->> 'credit')::numeric) as credit, count(*) as lines
        from f cross join jsonb_array_elements(coalesce(nullif(f.data -> 'journal_entries', 'null'), '[]')) as e group by f.id)
    select 'journal' as what, f.id from f left join j using (id)
    where j.debit is distinct from j.credit or (f.state in ('posted', 'locked') and j.lines is distinct from 2)
    union all
    select 'amount', f.id from f left join j using (id)
    where f.state in ('posted', 'locked') and j.debit is distinct from (f.data ->> 'amount')::numeric
    union all
    select 'lines', s.id from r_sales s where s.id not like '%\\_demo%' and (s.data ->> 'subtotal')::numeric is distinct from (
      select sum((line ->> 'quantity')::numeric * (line ->> 'unit_price')::numeric) from jsonb_array_elements(s.data -> 'items') as line)
    union all
    select 'invoices', s.id from r_sales s where s.state = 'invoiced' and s.id not like '%\\_demo%'
      and 1 <> (select count(*) from f where f.data ->> 'source_transaction_id' = s.id)
    union all
    select 'payables', o.record_id from outbox o where o.effect = 'finance.payableEntry'
      and 1 <> (select count(*) from f where f.data ->> 'source_transaction_id' = o.record_id)`);
}

/** Changes of which the receiver heard nothing, or first heard after a later one of the same record. */
async function findLostDeliveries(): Promise<object[]> {
  const heard = new Map<string, number[]>();
  for (const { json } of receiver.received) {
    const versions = heard.get(json.record) ?? [];
    heard.set(json.record, versions);
    if (!versions.includes(json.data.version)) versions.push(json.data.version);
  }
  const told = await query<{ collection: string; record_id: string; versions: JsonObject[string] }>(`
    select collection, record_id, jsonb_agg(version order by version) as versions from record_history
    where collection in ('inventory_transaction', 'sales', 'finance') and at > (select min(created_at) from webhook)
    group by 1, 2`);
  return told.filter(({ record_id, versions }) => JSON.stringify(heard.get(record_id)) !== JSON.stringify(versions));
}
