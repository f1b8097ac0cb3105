import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { waitUntilAwake } from '../support/browser.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

const factory = 'factory.localhost';
const demo = openDemo();
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await demo.openAs(factory, 'admin'));
});

/** No test begins with the draft that another has left. */
beforeEach(async () => {
  await page.goto(demo.server.url(factory, '/robots.txt'));
  await page.evaluate(() => localStorage.clear());
});

async function open(path: string): Promise<void> {
  await page.goto(demo.server.url(factory, path), { waitUntil: 'networkidle' });
  await waitUntilAwake(page, '.w-record-form');
}
const field = (name: string) => page.locator(`[name="${name}"]`);
const saved = () => page.waitForURL(/\/sales\/customers\/customer_\w+$/);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const readCustomer = (id: string) =>
  page.evaluate(async (one) => (await (await fetch(`/api/customer/${one}`)).json()).data, id);

async function createCustomer(name: string): Promise<string> {
  await open('/sales/customers/create');
  await field('customer_name').fill(name);
  await page.keyboard.press('Control+s');
  await saved();
  return page.url().split('/').at(-1) ?? '';
}

it('leads to the field that is missing, and saves by the keyboard alone', async () => {
  await open('/sales/customers/create');
  await page.keyboard.press('Control+s');
  await page
    .getByRole('alert')
    .getByRole('button', { name: /ชื่อลูกค้า/ })
    .press('Enter');
  expect(await field('customer_name').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await findFaults(page, '.w-record-form')).toEqual([]);
  await page.keyboard.type('บริษัท ปลายทาง จำกัด');
  await page.keyboard.press('Control+s');
  await saved();
  await page.getByRole('heading', { name: 'บริษัท ปลายทาง จำกัด' }).waitFor();
});

it('takes files along that were attached before the first save, also through a tab that died', async () => {
  await open('/sales/customers/create');
  await field('customer_name').fill('ร้านที่มีไฟล์แนบ');
  const chosen = page.waitForEvent('filechooser');
  await page.locator('[data-field="$files"]').getByRole('button', { name: 'เลือกไฟล์' }).click();
  await (await chosen).setFiles({ name: 'ภพ20.txt', mimeType: 'text/plain', buffer: Buffer.from('ทะเบียนภาษี') });
  await page.getByRole('link', { name: 'ภพ20.txt' }).waitFor();
  expect(await findFaults(page, '.w-record-form')).toEqual([]);
  await page.waitForFunction(() => Object.values(localStorage).some((draft) => String(draft).includes('ภพ20')));
  await page.evaluate(() => {
    location.reload(); // nobody is asked: the draft is kept
  });
  await page.getByText(/นำสิ่งที่กรอกไว้เมื่อ/).waitFor();
  await waitUntilAwake(page, '.w-record-form');
  await page.getByRole('link', { name: 'ภพ20.txt' }).waitFor();
  await page.keyboard.press('Control+s');
  await saved();
  const files = page.getByRole('region', { name: 'ไฟล์แนบ' });
  const address = await files.getByRole('link', { name: 'ภพ20.txt' }).getAttribute('href');
  expect(await page.evaluate(async (url) => (await fetch(String(url))).text(), address)).toBe('ทะเบียนภาษี');
});

it('says at the field what the server refuses', async () => {
  const { customer_code: code } = await readCustomer(await createCustomer('ร้านรหัสซ้ำ'));
  await open('/sales/customers/create');
  await field('customer_name').fill('ร้านที่สอง');
  await field('customer_code').fill(String(code));
  await button('บันทึก').click();
  await page
    .locator('.s-form__problems')
    .getByRole('button', { name: /รหัสลูกค้า/ })
    .waitFor();
  await expect.poll(() => field('customer_code').getAttribute('aria-invalid')).toBe('true');
  expect(page.url()).toContain('/create');
});

it('asks before what was typed is lost, on a link and on the way back, and keeps it for a tab that died', async () => {
  await open('/sales/customers');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/sales/customers/create', id: 'to-form' });
    document.body.append(link);
    link.click();
  });
  await page.waitForURL('**/create');
  await field('customer_name').fill('ยังไม่บันทึก');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'ยังไม่ได้บันทึก' });
  await expect.poll(() => question.innerText()).toContain('ชื่อลูกค้า');
  await question.getByRole('button', { name: 'กรอกต่อ' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('/create');
  await expect.poll(() => field('customer_name').inputValue()).toBe('ยังไม่บันทึก');

  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sala.draft.')));
  const other = await page.context().newPage();
  await other.goto(page.url(), { waitUntil: 'networkidle' });
  await other.getByText(/นำสิ่งที่กรอกไว้เมื่อ/).waitFor();
  await expect.poll(() => other.locator('[name="customer_name"]').inputValue()).toBe('ยังไม่บันทึก');
  await other.close();

  await page.getByRole('link', { name: 'กลับ', exact: true }).click();
  await question.getByRole('button', { name: 'ทิ้งการแก้ไข' }).click();
  await page.waitForURL('**/sales/customers');
  await open('/sales/customers/create');
  expect(await field('customer_name').inputValue()).toBe('');
});

/** Forms that compute totals and hold switches as soon as they stand there. */
it.each([
  '/sales/quotation/create',
  '/sales/sales-order/create',
  '/sales/customers/create',
  '/purchase/purchase-request/create',
])('lets go of %s at once while nothing was typed, and keeps no draft of it', async (path) => {
  const { page, problems } = await demo.openAs(factory, 'admin');
  await page.goto(demo.server.url(factory, path), { waitUntil: 'networkidle' });
  await waitUntilAwake(page, '.w-record-form');
  await page.getByRole('link', { name: 'กลับ', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('sala.draft.'));
  expect(await page.evaluate(drafts)).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();
});

it('opens a record from any place of its row, though the scripts of the list have not arrived', async () => {
  const { page } = await demo.openAs(factory, 'admin');
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!page-|start-).*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(demo.server.url(factory, '/sales/customers'), { waitUntil: 'domcontentloaded' });
  await page.locator('tr[data-link="true"] td').nth(2).click();
  arrive();
  await page.waitForURL(/\/sales\/customers\/customer_\w+$/);
  await page.context().close();
});

it('brings together what two people changed, and stores what was chosen', async () => {
  const id = await createCustomer('ร้านแก้พร้อมกัน');
  await open(`/sales/customers/${id}/edit`);
  await field('phone').fill('0811111111');
  await field('email').fill('mine@example.com');
  await page.evaluate(async (one) => {
    const body = JSON.stringify({ data: { phone: '0822222222', website: 'https://theirs.example' } });
    const headers = { 'Content-Type': 'application/json', 'X-Sala': '1' };
    await fetch(`/api/customer/${one}`, { method: 'PUT', headers, body });
  }, id);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'มีผู้แก้ไขรายการนี้ก่อนคุณ' });
  await dialog.getByText('0822222222').click();
  await dialog.getByRole('button', { name: 'ใช้ค่าที่เลือกและบันทึก' }).click();
  await saved();
  expect(await readCustomer(id)).toMatchObject({
    phone: '0822222222',
    email: 'mine@example.com',
    website: 'https://theirs.example',
    version: 3,
  });
  const unexpected = problems.filter((text) => !/status of (400|409|422)/.test(text));
  expect(unexpected).toEqual([]);
});

it('chooses a customer by a scanned code, and makes one that is missing without leaving the form', async () => {
  const { customer_code: code } = await readCustomer(await createCustomer('ร้านสแกน'));
  const { customer_code: another } = await readCustomer(await createCustomer('ร้านเน็ตช้า'));
  await open('/sales/quotation/create');
  const box = page.locator('.w-record-picker[data-name="customer_id"] input');
  await box.click();
  await page.keyboard.type(String(code));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="customer_name"]')?.value);
  await expect.poll(() => field('customer_name').inputValue()).toBe('ร้านสแกน');

  // Typed by hand, and entered while a slow network still looks for it.
  await page.getByRole('button', { name: 'ล้างลูกค้า' }).click();
  await expect.poll(() => box.inputValue()).toBe('');
  const search = '**/api/customer/query';
  await page.route(search, async (route) => {
    await page.waitForTimeout(1500);
    await route.continue();
  });
  await box.click();
  await page.keyboard.type(String(another));
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await expect.poll(() => box.inputValue()).toBe('ร้านเน็ตช้า');
  await page.unroute(search);

  await page.getByRole('button', { name: 'ล้างลูกค้า' }).click();
  await box.pressSequentially('ร้านเปิดใหม่');
  await page.getByRole('option', { name: '+ เพิ่ม “ร้านเปิดใหม่”' }).click();
  const dialog = page.getByRole('dialog', { name: 'เพิ่มลูกค้า' });
  await dialog.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="customer_name"]')?.value === 'ร้านเปิดใหม่',
  );
  await expect.poll(() => box.inputValue()).toBe('ร้านเปิดใหม่');
});

it('keeps its way to save within reach on a phone, below the two bars of who runs the site', async () => {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const watched = await demo.openAs(factory, 'admin', phone);
  await watched.page.goto(demo.server.url(factory, '/sales/customers/customer_demo0001/edit'), {
    waitUntil: 'networkidle',
  });
  await waitUntilAwake(watched.page, '.w-record-form');
  await watched.page.locator('[name="customer_name"]').fill('ร้านบนมือถือ');
  await watched.page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  expect(await watched.page.evaluate(() => scrollY)).toBe(700);
  const save = watched.page.getByRole('button', { name: 'บันทึก', exact: true });
  // Neither of its edges lies below the bars.
  const isCovered = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [4, height - 4].some((down) => !element.contains(document.elementFromPoint(x + width / 2, y + down)));
  };
  await expect.poll(() => save.evaluate(isCovered)).toBe(false);
  await save.tap();
  await watched.page.waitForURL(/\/sales\/customers\/customer_\w+$/);
  await watched.page.context().close();
});
