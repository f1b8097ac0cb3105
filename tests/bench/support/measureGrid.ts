import type { Page } from 'playwright-core';
import { openPage } from '../../support/browser.ts';
import { openClient } from '../../support/openClient.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { expectOk } from './openBenchJobs.ts';
import { signInPage } from './signInPage.ts';
import { takeP95, watchKeys } from './watchKeys.ts';

const host = 'shop.localhost';
const person = 'superadmin@demo.test';
const visits = 5;
const rowHeight = 38;
const keys = [
  ...[
    '1',
    '2',
    '3',
    'Backspace',
    '4',
    'Enter',
    'ArrowUp',
    '7',
    'Tab',
    '9',
    '5',
    'Escape',
    'Delete',
    '8',
    '.',
    '2',
    '5',
    'Tab',
  ],
  ...['PageUp', 'ArrowDown', 'Enter', '6', 'Enter'],
];

/** What a key costs in a document of so many lines, from the key to the frame that shows it with all totals, p95. */
export async function measureGrid(bench: Bench, count: number): Promise<number> {
  const page = await openDocument(bench, count);
  const readTimes = await watchKeys(page);
  // In the first line, in the middle and in the last one: figures are typed key by key, and left by Enter.
  for (const row of [0, Math.floor(count / 2), count - 1]) {
    await page.getByRole('grid').evaluate((grid, top) => grid.scrollTo({ top }), row * rowHeight - 100);
    await page.locator(`[data-row="${row}"] > [data-column="1"]`).click();
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(40);
    }
  }
  const times = await readTimes();
  await page.context().close();
  return takeP95(times);
}

/** From the call of the page to the paint of its lines, the median of several visits. */
export async function measureGridOpen(bench: Bench, count: number): Promise<number> {
  const page = await openDocument(bench, count);
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-row="0"] > [role="gridcell"]').first().waitFor();
    times.push(await page.evaluate(readPaint));
  }
  await page.context().close();
  return times.toSorted((one, other) => one - other)[Math.floor(visits / 2)] ?? Number.NaN;
}

/** Runs in the page. */
function readPaint(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(undefined);
    });
  });
}

async function openDocument(bench: Bench, count: number): Promise<Page> {
  const server = await bench.server();
  const browser = await bench.browser();
  const id = await bench.once(`document of ${count} lines`, () => storeDocument(bench, server.port, count));
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(server.url(host, '/user/login'));
  await signInPage(page, person);
  await page.goto(server.url(host, `/records/bench_document/${id}/edit`));
  await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
  await page.locator('[data-row="0"] > [role="gridcell"]').first().waitFor();
  return page;
}

async function storeDocument(bench: Bench, port: number, count: number): Promise<string> {
  const client = openClient({ port, host });
  await expectOk(client.signIn(person, demoPassword));
  await bench.once('collection of documents', () =>
    expectOk(client.post('/api/collection', { data: { name: 'bench_document', title: 'bench_document', schema } })),
  );
  const { data } = await expectOk(client.post('/api/bench_document', { data: { lines: buildLines(count) } }));
  return String(data.id);
}

function buildLines(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    name: `ผ้าทอมือ ลายที่ ${at}`,
    quantity: 1 + (at % 9),
    price: 10.25 + at,
    discount: at % 4,
  }));
}

const number = { type: 'number' };
const computed = (formula: string) => ({ ...number, 'x-formula': formula });

const schema = {
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          name: { type: 'string', maxLength: 200 },
          ...{ quantity: number, price: number, discount: number },
          unit: { type: 'string', maxLength: 50, default: 'ชิ้น' },
          note: { type: 'string', maxLength: 1000 },
          amount: computed("lineAmount(line.quantity, line.price, line.discount, 'percent')"),
        },
      },
    },
    gross: computed('record.lines.sum(l, l.quantity * l.price)'),
    net: computed('record.lines.sum(l, l.amount)'),
    discount: computed('record.gross - record.net'),
    vat: computed('vatAdded(record.net, 7)'),
    total: computed('record.net + record.vat'),
  },
  'x-access': Object.fromEntries(
    ['read', 'create', 'update', 'delete'].map((action) => [action, [{ roles: ['superadmin'] }]]),
  ),
};
