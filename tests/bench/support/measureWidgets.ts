import type { Page } from 'playwright-core';
import type { LayoutObject, Row } from '../../../schemas/index.ts';
import { buildLayout } from '../../factories/buildPage.ts';
import { openPage } from '../../support/browser.ts';
import { type Client, openClient } from '../../support/openClient.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { publishPage } from './publishPage.ts';
import { takeP95 } from './watchKeys.ts';
import { watchRenders } from './watchRenders.ts';

const host = 'academy.localhost';
const collection = 'bench_widget';
const rounds = 20;

/**
 * A page of so many live lists, two of each query. Records are added one by one; each is told to the page, which reads all
 * lists again: only the two whose result became another may render.
 */
export async function measureWidgets(bench: Bench, count: number): Promise<number> {
  const server = await bench.server();
  const browser = await bench.browser();
  const queries = count / 2;
  const client = await fill(server.port, queries);
  const key = `page/bench-widgets-${count}`;
  await publishPage(server.port, key, { ...buildLayout(), rows: buildRows(count, queries) });
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 1800 } });
  const watch = await watchRenders(page);
  await page.goto(server.url(host, `/cms/${key}`));
  await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelectorAll('[data-live]').length === 0);
  await page.waitForTimeout(1000); // the line opens when everything else is done
  for (let round = 0; round < rounds; round += 1) {
    const kind = round % queries;
    await watch.empty();
    await add(client, kind, `ใหม่ ${round}`);
    await waitForText(page, `list-${kind}`, `ใหม่ ${round}`);
    await waitForText(page, `list-${kind + queries}`, `ใหม่ ${round}`);
    const { rendered } = await watch.read();
    const others = rendered.filter((uid) => !isBound(uid, kind, queries));
    if (others.length > 0) throw new Error(`${others.length} objects rendered for nothing: ${others.slice(0, 5)}`);
  }
  const { times } = await watch.read();
  await page.context().close();
  return takeP95(times);
}

function isBound(uid: string, kind: number, queries: number): boolean {
  return [`list-${kind}`, `list-${kind + queries}`].some((own) => uid === own || uid.startsWith(`${own}.`));
}

async function waitForText(page: Page, uid: string, text: string): Promise<void> {
  await page.locator(`[data-uid="${uid}"]`, { hasText: text }).waitFor({ timeout: 15_000 });
}

/** A live collection that everybody reads, with three records of each kind. */
async function fill(port: number, kinds: number): Promise<Client> {
  const client = openClient({ port, host });
  await client.signIn('root@demo.test', demoPassword);
  const schema = {
    properties: { name: { type: 'string' }, kind: { type: 'integer', 'x-index': true } },
    'x-access': { read: [{ public: true }], create: [{ roles: ['root'] }] },
  };
  const made = await client.post('/api/collection', { data: { name: collection, title: collection, schema } });
  if (made.status >= 300) throw new Error(`no collection for the bench: ${made.text}`);
  const operations = Array.from({ length: kinds * 3 }, (_, index) => ({
    op: 'create',
    collection,
    data: { name: `รายการ ${index}`, kind: index % kinds },
  }));
  for (let at = 0; at < operations.length; at += 50) {
    const { status, text } = await client.post('/api/batch', { operations: operations.slice(at, at + 50) });
    if (status >= 300) throw new Error(`no records for the bench: ${text}`);
  }
  return client;
}

async function add(client: Client, kind: number, name: string): Promise<void> {
  const { status, text } = await client.post(`/api/${collection}`, { data: { name, kind } });
  if (status >= 300) throw new Error(`no record for the bench: ${text}`);
}

/** Ten in a row. */
function buildRows(count: number, queries: number): Row[] {
  const lists = Array.from({ length: count }, (_, index): LayoutObject => {
    const text = { uid: `text-${index}`, type: 'header', text: '{{item.name}}', level: 4 };
    return {
      uid: `list-${index}`,
      type: 'repeater',
      live: true,
      layout: 'list',
      gap: 'none',
      query: { collection, find: { kind: index % queries }, sort: { created_at: -1 }, limit: 2 },
      rows: [{ uid: `in-${index}`, columns: [{ uid: `inc-${index}`, objects: [text] }] }],
    };
  });
  return Array.from({ length: Math.ceil(count / 10) }, (_, at) => ({
    uid: `row-${at}`,
    columns: lists
      .slice(at * 10, at * 10 + 10)
      .map((list) => ({ uid: `column-${list.uid}`, size: 1, objects: [list] })),
  }));
}
