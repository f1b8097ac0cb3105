import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';
import { sendRequest } from '../support/sendRequest.ts';

const factory = 'factory.localhost';
const orders = '/sales/sales-order';
const demo = openDemo();

const openAs = (role: string, options?: BrowserContextOptions) => demo.openAs(factory, role, options);

/** A table, or a grid for those who may change its cells. */
const table = (page: Page) => page.locator('table[aria-label="ใบสั่งขาย"]');
/** The texts of one column, by its heading: read together, for a column of boxes comes with the scripts. */
async function readColumn(page: Page, heading: string): Promise<string[]> {
  return await table(page).evaluate((found, text) => {
    const headings = [...found.querySelectorAll('thead th')];
    const place = headings.findIndex((each) => each.textContent?.trim().startsWith(text));
    return [...found.querySelectorAll('tbody:not([aria-hidden]) tr')].map(
      (row) => row.children[place]?.textContent?.trim() ?? '',
    );
  }, heading);
}
/** The numbers of the orders that somebody sees of a list that scrolls on. */
async function readSeen(page: Page): Promise<string[]> {
  return await table(page).evaluate((found) => {
    const frame = found.closest('.w-grid')?.getBoundingClientRect() ?? found.getBoundingClientRect();
    const top = found.querySelector('thead')?.getBoundingClientRect().bottom ?? frame.top;
    const isSeen = (row: Element) => {
      const box = row.getBoundingClientRect();
      return box.bottom > top + 1 && box.top < frame.bottom - 1;
    };
    const rows = [...found.querySelectorAll('tbody:not([aria-hidden]) tr')].filter(isSeen);
    return rows.map((row) => row.textContent?.match(/SO\d+/)?.[0] ?? '');
  });
}
const readTotals = async (page: Page) =>
  (await readColumn(page, 'ยอดรวม')).map((text) => Number(text.replace(/[^0-9.-]/g, '')));
const isFalling = (values: number[]) =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? 0) >= value);

it('turns pages, sorts, filters and searches without scripts', async () => {
  const { page: signedIn } = await openAs('sales');
  const storageState = await signedIn.context().storageState();
  const { page } = await openPage(demo.browser, { javaScriptEnabled: false, storageState });
  await page.goto(demo.server.url(factory, orders));
  const first = await readColumn(page, 'เลขที่ใบสั่ง');
  expect(first).toHaveLength(50);
  await page.getByRole('link', { name: 'หน้าถัดไป' }).click();
  const second = await readColumn(page, 'เลขที่ใบสั่ง');
  expect(second).toHaveLength(10);
  expect(new Set([...first, ...second]).size).toBe(60);
  await table(page).getByRole('link', { name: 'ยอดรวม' }).click();
  await table(page).getByRole('link', { name: 'ยอดรวม' }).click();
  expect(isFalling(await readTotals(page)), page.url()).toBe(true);
  await page.locator('.w-table__filters > summary').click();
  await page.getByRole('checkbox', { name: 'เสร็จสิ้น' }).check();
  await page.getByRole('button', { name: 'กรอง', exact: true }).click();
  expect(new Set(await readColumn(page, 'สถานะ'))).toEqual(new Set(['เสร็จสิ้น']));
  expect(isFalling(await readTotals(page)), page.url()).toBe(true);
  await page.getByRole('searchbox', { name: 'ค้นหา' }).last().fill('คอนเวเยอร์');
  await Promise.all([page.waitForURL(/orders\.q=/), page.keyboard.press('Enter')]);
  expect(new Set(await readColumn(page, 'ชื่อลูกค้า'))).toEqual(new Set(['บริษัท ไทยคอนเวเยอร์ จำกัด']));
  expect(new Set(await readColumn(page, 'สถานะ'))).toEqual(new Set(['เสร็จสิ้น']));
  await Promise.all([page, signedIn].map((each) => each.context().close()));
});

it('does the same with scripts in the same page, and goes back and reloads to what was asked', async () => {
  const { page, problems } = await openAs('sales');
  await page.goto(demo.server.url(factory, orders));
  await page.getByRole('button', { name: 'ตัวกรอง' }).waitFor();
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  const first = await readSeen(page);
  expect(first).toContain('SO20260060');
  await page.getByRole('link', { name: 'หน้า 2', exact: true }).click();
  await expect.poll(() => readSeen(page)).toContain('SO20260001');
  await page.waitForTimeout(300); // the address follows the scrolling a moment later
  await expect.poll(() => new URL(page.url()).search).toBe('?orders.page=2');
  await page.goBack();
  await expect.poll(() => readSeen(page)).toEqual(first);
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await table(page).getByRole('link', { name: 'ยอดรวม' }).click();
  await expect.poll(async () => isFalling((await readTotals(page)).reverse())).toBe(true);
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
  const sorted = await readSeen(page);
  await page.reload();
  await expect.poll(() => readSeen(page)).toEqual(sorted);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('shows at once what somebody else changed for many rows together', async () => {
  const [reader, writer] = await Promise.all([openAs('sales'), openAs('manager')]);
  const asked = `${orders}?orders.f-state=pending`;
  await Promise.all([reader, writer].map(({ page }) => page.goto(demo.server.url(factory, asked))));
  const waiting = (await readColumn(reader.page, 'เลขที่ใบสั่ง')).slice(0, 2);
  expect(waiting).toHaveLength(2);
  for (const number of waiting) await table(writer.page).getByRole('checkbox', { name: number }).check();
  await writer.page.getByRole('button', { name: 'ยืนยันการขาย' }).click();
  await writer.page.getByRole('button', { name: 'ยืนยันการขาย 2 รายการ' }).click();
  for (const { page } of [writer, reader])
    await expect
      .poll(async () => (await readColumn(page, 'เลขที่ใบสั่ง')).filter((number) => waiting.includes(number)))
      .toEqual([]);
  expect([...reader.problems, ...writer.problems]).toEqual([]);
  await Promise.all([reader, writer].map(({ page }) => page.context().close()));
});

for (const [name, options] of [
  ['a desktop', {}],
  ['a phone, dark', { viewport: { width: 390, height: 800 }, colorScheme: 'dark' }],
] as const)
  it(`says every chart as a table too, and axe finds nothing wrong, on ${name}`, async () => {
    const { page, problems } = await openAs('admin', options);
    for (const path of [orders, '/purchase/dashboard', '/inventory/stock-overview', '/hr/employees']) {
      await page.goto(demo.server.url(factory, path), { waitUntil: 'networkidle' });
      const charts = await page.getByRole('figure').count();
      const summaries = page.getByText('ดูเป็นตาราง', { exact: true });
      expect(charts, path).toBeGreaterThan(1);
      await expect.poll(() => summaries.count(), { message: path }).toBe(charts);
      await summaries.first().click();
      await expect
        .poll(() => page.locator('.w-chart__table[open] tbody tr').count(), { message: path })
        .toBeGreaterThan(1);
      expect(await findFaults(page), path).toEqual([]);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });

it('gives a member without rights no row, neither in the page nor by the API', async () => {
  const { page } = await openAs('user');
  await page.goto(demo.server.url(factory, orders));
  expect(await page.locator('table').count()).toBe(0);
  const read = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path);
  expect(await read('/api/sales')).toBe(403);
  expect(await read(`/api/page/data?path=${orders}&objects=orders`)).toBe(403);
  expect(await read('/api/sales/export?format=csv')).toBe(403);
  await page.context().close();
});

it('shows visitors of the shop what is sold, and search engines too, but not what it cost', async () => {
  const { page } = await openPage(demo.browser, { javaScriptEnabled: false });
  await page.goto(demo.server.url('shop.localhost', '/cms/page/products'));
  await page.getByRole('link', { name: 'ผ้าพันคอย้อมคราม' }).first().click();
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('ผ้าพันคอย้อมคราม');
  const structured = await page.locator('script[type="application/ld+json"]').first().textContent();
  const graph: { '@type': string; offers?: { price: string } }[] = JSON.parse(structured ?? '{}')['@graph'];
  expect(graph.find((each) => each['@type'] === 'Product')?.offers?.price).toBe('650.00');
  const { text } = await sendRequest({ port: demo.server.port, host: 'shop.localhost', path: '/api/product?limit=50' });
  expect(JSON.parse(text).data).toHaveLength(17);
  expect(text).not.toMatch(/cost_per_unit|current_stock|reorder_point/);
  await page.context().close();
});
