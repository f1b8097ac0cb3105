import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { waitUntilAwake } from '../support/browser.ts';
import { openDemo } from '../support/openDemo.ts';

/** What somebody in sales does on the first day, by nothing but what the screens say: by keyboard, and on a phone. */
const factory = 'factory.localhost';
const products = ['FG-001', 'FG-002', 'FG-003', 'FG-004', 'FG-005'];
const demo = openDemo();

async function openAs(role: string, path: string, options: object = {}) {
  const watched = await demo.openAs(factory, role, { viewport: { width: 1280, height: 900 }, ...options });
  await watched.page.goto(demo.server.url(factory, path));
  return watched;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

async function makeCustomer(page: Page, name: string): Promise<void> {
  await page.locator('[name="customer_name"]').fill(name);
  await button(page, 'บันทึก').click();
  await said(page, 'บันทึกแล้ว');
  await page.waitForURL(/\/sales\/customers\/customer_\w+$/);
}

/** A list is there before it stands at its place; scrolling to where it is not yet would close it. */
const settledOption = (page: Page, name: string) =>
  page.waitForFunction((text) => {
    const option = [...document.querySelectorAll('[role="option"]')].find((one) => one.textContent?.includes(text));
    if (!option) return false;
    const { x, y, width, height } = option.getBoundingClientRect();
    return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }, name);

async function chooseCustomer(page: Page, name: string): Promise<void> {
  await waitUntilAwake(page, '.w-record-picker');
  const field = page.getByRole('combobox', { name: 'ลูกค้า', exact: true });
  await field.click();
  await field.pressSequentially(name);
  await settledOption(page, name);
  await page.getByRole('option', { name }).first().click();
  await expect.poll(() => page.locator('[name="customer_name"]').inputValue()).toBe(name);
}

async function saveQuotation(page: Page): Promise<{ items: object[]; total_amount: number }> {
  await button(page, 'บันทึก').click();
  await page.waitForURL(/\/sales\/quotation\/quotation_\w+$/);
  const id = page.url().split('/').at(-1) ?? '';
  return page.evaluate(async (one) => (await (await fetch(`/api/quotation/${one}`)).json()).data, id);
}

describe('a quotation of five lines', () => {
  it('is written line by line with Enter, won by its first buttons, found by name and exported', async () => {
    const name = 'ร้านวันแรก';
    const { page, problems } = await openAs('sales', '/sales/customers/create');
    await makeCustomer(page, name);
    await page.goto(demo.server.url(factory, '/sales/quotation/create'));
    await chooseCustomer(page, name);
    await addLines(page, products);
    const { items, total_amount: total } = await saveQuotation(page);
    expect(items).toHaveLength(products.length);
    expect(items).toEqual(items.map(() => expect.objectContaining({ quantity: 1, unit: 'ชิ้น' })));
    expect(total).toBeGreaterThan(0);
    for (const event of ['ส่งให้ลูกค้า', 'ลูกค้ารับทราบ', 'ลูกค้าตอบรับ']) {
      await button(page, event).click();
      await said(page, event);
    }
    await page.locator('.w-record-head').getByText('ตอบรับแล้ว').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(name);
    await page.getByRole('option', { name: new RegExp(`QT.*${name}`) }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(demo.server.url(factory, `/sales/quotation?quotations.q=${encodeURIComponent(name)}`));
    await waitUntilAwake(page, '.w-table');
    await page.locator('tr[data-id]').filter({ hasText: name }).waitFor();
    const download = page.waitForEvent('download');
    await button(page, 'ส่งออก').click();
    await page.getByRole('menuitem').first().click();
    expect((await download).suggestedFilename()).toMatch(/^quotation-.*\.xlsx$/);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('is written on a phone, a sheet for each line', async () => {
    const name = 'ร้านบนมือถือ';
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, problems } = await openAs('sales', '/sales/customers/create', phone);
    await makeCustomer(page, name);
    await page.goto(demo.server.url(factory, '/sales/quotation/create'));
    await chooseCustomer(page, name);
    await button(page, 'เพิ่มบรรทัด').click();
    for (const [at, product] of products.entries()) {
      await page.locator('.w-lines__sheet button.s-input').first().tap();
      await page.locator('input:focus').waitFor();
      await page.keyboard.type(product);
      const found = page.getByRole('listbox', { name: 'สินค้า' }).getByRole('option');
      await expect.poll(() => found.count()).toBe(1);
      await found.tap();
      await button(page, at < products.length - 1 ? 'เพิ่มบรรทัด' : 'เสร็จ')
        .last()
        .tap();
    }
    expect((await saveQuotation(page)).items).toHaveLength(products.length);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('begins a new record in the first field that has to be filled in, also when a link leads there', async () => {
  const { page, problems } = await openAs('sales', '/sales/customers');
  await waitUntilAwake(page, '.w-table');
  await page.getByRole('link', { name: 'เพิ่มลูกค้า' }).first().click();
  await page.waitForURL(/\/sales\/customers\/create$/);
  const typed = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(typed).toBe('customer_name');
  await page.reload();
  await expect.poll(typed).toBe('customer_name');
  await page.keyboard.type('ร้านพิมพ์ได้เลย');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'ร้านพิมพ์ได้เลย', level: 1 }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('brings back a customer that was deleted by mistake', async () => {
  const { page } = await openAs('manager', '/sales/customers/create');
  await makeCustomer(page, 'ร้านที่ลบผิด');
  const address = page.url();
  await button(page, 'เพิ่มเติม').click();
  await page.getByRole('menuitem', { name: 'ลบ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click();
  // The message is there before the list is.
  await page.waitForURL((url) => url.href !== address);
  await button(page, 'เลิกทำ').click();
  await page.waitForURL(address);
  await page.getByRole('heading', { name: 'ร้านที่ลบผิด', level: 1 }).waitFor();
  await page.context().close();
});

/** Presses a button of the head, and the same in the question that some events ask; done once the server has answered. */
async function take(page: Page, event: string): Promise<void> {
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.waitFor({ state: 'hidden' });
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/transition$/.test(answer.url()),
  );
  await page.locator('.w-record-head').getByRole('button', { name: event, exact: true }).click();
  const asks = await Promise.race([answered.then(() => false), question.waitFor().then(() => true)]);
  if (asks) await question.getByRole('button', { name: event, exact: true }).click();
  expect((await answered).ok()).toBe(true);
  await page.getByText(`${event}: เรียบร้อย`, { exact: true }).first().waitFor();
}

async function addLines(page: Page, codes: string[]): Promise<void> {
  await waitUntilAwake(page, '.w-lines');
  await button(page, 'เพิ่มบรรทัด').click();
  const found = page.getByRole('listbox', { name: 'สินค้า' }).getByRole('option');
  for (const code of codes) {
    await page.keyboard.type(code);
    await expect.poll(() => found.count()).toBe(1);
    await page.keyboard.press('Enter');
  }
}

const linkTo = (page: Page, number: RegExp) => page.locator('main').getByRole('link', { name: number }).first();

describe('papers that follow each other', () => {
  it('lead from a customer by a quotation and an order to the invoice, without a line typed twice', async () => {
    const name = 'ร้านจากต้นจนจบ';
    const { page, problems } = await openAs('sales', '/sales/customers/create');
    await makeCustomer(page, name);
    await linkTo(page, /^ใบเสนอราคา$/).click();
    await page.waitForURL(/\/sales\/quotation\/create\?/);
    await waitUntilAwake(page, '.w-record-picker');
    await expect.poll(() => page.locator('[name="customer_name"]').inputValue()).toBe(name);
    await addLines(page, products.slice(0, 2));
    const { total_amount: quoted } = await saveQuotation(page);
    for (const event of ['ส่งให้ลูกค้า', 'ลูกค้ารับทราบ', 'ลูกค้าตอบรับ', 'แปลงเป็นใบสั่งขาย']) await take(page, event);
    await linkTo(page, /^SO/).click();
    await page.locator('.w-record-head').getByText('ร่าง', { exact: true }).waitFor();
    for (const event of ['เสนอราคา', 'ยืนยันการขาย', 'ส่งถึงแล้ว', 'ออกใบแจ้งหนี้']) await take(page, event);
    await linkTo(page, /^INV/).click();
    await page.waitForURL(/\/finance\/accounts-receivable\/invoice_\w+$/);
    const id = page.url().split('/').at(-1) ?? '';
    const invoice = await page.evaluate(async (one) => (await (await fetch(`/api/invoice/${one}`)).json()).data, id);
    expect(invoice).toMatchObject({
      customer_name: name,
      total_amount: quoted,
      items: [{ quantity: 1 }, { quantity: 1 }],
    });
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('lead from a purchase request by its order into the stock', async () => {
    const { page, problems } = await openAs('purchaser', '/purchase/purchase-request/new');
    await page.waitForURL(/\/purchase\/purchase-request\/create$/);
    const readStock = () =>
      page.evaluate(
        async () => (await (await fetch('/api/product/product_demo0006')).json()).data.current_stock as number,
      );
    const before = await readStock();
    await page.locator('[name="description"]').fill('เติมสต็อก');
    await page.locator('[name="requested_by"]').fill('สุดา');
    await addLines(page, ['FG-006']);
    await button(page, 'บันทึก').click();
    await page.waitForURL(/\/purchase\/purchase-request\/purchase_request_\w+$/);
    await take(page, 'ส่งขออนุมัติ');
    await take(page, 'อนุมัติ');
    await linkTo(page, /^PO/).click();
    await page.locator('.w-record-head').getByText('ร่าง', { exact: true }).waitFor();
    for (const event of ['อนุมัติ', 'ส่งให้ผู้ขาย', 'รับของครบ']) await take(page, event);
    await expect.poll(readStock).toBe(before + 1);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
