import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openPage, signInByForm, takePicture } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { startSeededServer } from '../support/startSeededServer.ts';
import type { RunningServer } from '../support/startServer.ts';

/** A flow as an office manager builds it: by clicking. */
const host = 'factory.localhost';
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startSeededServer(), openBrowser()]);
  ({ page } = await openPage(browser, { viewport: { width: 1440, height: 1000 } }));
  await signIn('admin');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function signIn(role: string) {
  await page.context().clearCookies();
  await signInByForm(page, {
    url: server.url(host, '/user/login'),
    username: `${role}@demo.test`,
    password: 'sala-demo',
  });
}

const call = (path: string, method?: string, body?: unknown) => callFromPage(page, path, method, body);

/** Chooses a kind of step or trigger in the dialog that is open. */
async function choose(words: string) {
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

async function pick(box: Locator, words: string) {
  await box.click();
  await box.fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

it('is built by clicking: large quotations ask the manager, remind, escalate, and mail the customer the PDF', async () => {
  await page.goto(server.url(host, '/setup/workflow/create'));
  const side = page.getByRole('complementary', { name: 'ตั้งค่าขั้นตอน' });
  await page.getByRole('button', { name: 'เพิ่มสิ่งที่เริ่มโฟลว์' }).click();
  await choose('เมื่อระเบียนเปลี่ยน');
  await page.getByRole('textbox', { name: /^ชื่อ/ }).first().fill('อนุมัติใบเสนอราคาเกินแสน');
  await pick(side.getByRole('combobox', { name: /คอลเลกชัน/ }), 'ใบเสนอราคา');
  await side.getByRole('combobox', { name: 'เมื่อ' }).last().selectOption('created');
  await side.getByRole('textbox', { name: 'ทำเฉพาะเมื่อ' }).fill('record.total_amount > 100000');

  await page.getByRole('toolbar').getByRole('button', { name: 'เพิ่มขั้นตอน' }).click();
  await choose('ขออนุมัติ');
  await side.getByRole('textbox', { name: 'เรื่องที่ขออนุมัติ' }).fill('ใบเสนอราคา {{input.record.quotation_number}}');
  await side.getByRole('group', { name: 'บทบาท' }).first().getByLabel('ผู้จัดการ', { exact: true }).check();
  await side.getByRole('checkbox', { name: 'นับเฉพาะวันทำการ' }).check();
  for (const [label, days] of [
    ['เตือนเมื่อไม่ตอบนาน', '2'],
    ['ส่งต่อเมื่อไม่ตอบนาน', '4'],
  ] as const) {
    const field = side.locator('.s-field', { has: page.getByRole('spinbutton', { name: label }) });
    await field.getByRole('combobox', { name: 'หน่วย' }).selectOption('days');
    await field.getByRole('spinbutton').fill(days);
  }
  await side.getByRole('group', { name: 'ส่งต่อให้บทบาท' }).getByLabel('ผู้ดูแลระบบ', { exact: true }).check();

  const approved = page.locator('.w-flow__line--end', { hasText: 'เพิ่มขั้นตอนที่นี่' }).first();
  await approved.getByRole('button').click();
  await choose('ทำเอกสาร');
  await side.getByRole('textbox', { name: 'เอกสาร' }).fill('quotation');
  await side.getByRole('textbox', { name: 'รหัสของระเบียน' }).fill('{{input.id}}');
  await page.getByRole('toolbar').getByRole('button', { name: 'เพิ่มขั้นตอน' }).click();
  await choose('อีเมล');
  await side.getByRole('textbox', { name: 'ถึง (อีเมล)' }).fill('buyer@example.com');
  await side.getByRole('textbox', { name: 'หัวเรื่อง' }).fill('ใบเสนอราคา {{input.record.quotation_number}}');
  await side.getByRole('textbox', { name: 'ข้อความ' }).fill('ตามไฟล์แนบ');
  await side.getByRole('button', { name: /สูตรกับ “ไฟล์แนบ”/ }).click();
  await side.getByRole('textbox', { name: 'ไฟล์แนบ' }).fill('=[steps.document.file]');
  await takePicture(page, 'flow-built');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  await takePicture(page, 'flow-saved');

  await signIn('sales');
  const items = [{ product_name: 'เครื่องทอผ้า', quantity: 1, unit_price: 250_000 }];
  await call('/api/quotation', 'POST', { data: { customer_name: 'บริษัท ก', items } });
  await signIn('manager');
  await page.goto(server.url(host, '/work'));
  await expect.poll(async () => (await call('/api/approvals')).data.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [asked] = (await call('/api/approvals')).data;
  expect(asked.title).toMatch(/^ใบเสนอราคา /);
  await call(`/api/approval/${asked.id}`, 'POST', { answer: 'approve' });
  await signIn('admin');
  const run = async () => (await call(`/api/flow-run/${asked.run}`)).data;
  await expect.poll(async () => (await run()).status, { timeout: 60_000 }).toMatch(/done|failed/);
  const ended = await run();
  expect(ended, JSON.stringify(ended.steps)).toMatchObject({ status: 'done' });
  expect(ended.steps.at(-1)).toMatchObject({ code: 'mail', input: { to: 'buyer@example.com' } });
});
