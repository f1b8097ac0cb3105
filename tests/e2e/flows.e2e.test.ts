import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takePicture } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { openDemo } from '../support/openDemo.ts';
import { openReceiver, type Receiver } from '../support/openReceiver.ts';

/** A flow as an office manager builds it: by clicking. */
const host = 'factory.localhost';
const demo = openDemo(async () => ({ OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' }));
let receiver: Receiver;
let page: Page;

beforeAll(async () => {
  receiver = await openReceiver();
  await signIn('admin');
});
afterAll(() => receiver?.close());

/** Goes on as somebody else. */
async function signIn(role: string) {
  await page?.context().close();
  ({ page } = await demo.openAs(host, role, { viewport: { width: 1440, height: 1000 } }));
  await page.goto(demo.server.url(host, '/'));
}

const call = (path: string, method?: string, body?: unknown) => callFromPage(page, path, method, body);

/** Chooses a kind of step or trigger in the dialog that is open. */
async function choose(words: string) {
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

/** Puts a value of the run into a field by choosing it. */
async function insertValue(field: string, value: string) {
  await page.getByRole('button', { name: `แทรกค่า: ${field}`, exact: true }).click();
  await choose(value);
}

async function pick(box: Locator, words: string) {
  await box.click();
  await box.fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

/** The many roles of a site are folded away behind those that are chosen. */
async function checkRole(group: Locator, role: string): Promise<void> {
  await group.locator('summary').click();
  await group.getByLabel(role, { exact: true }).check();
}

it('is built by clicking: large quotations ask the manager, remind, escalate, and mail the customer the PDF', async () => {
  await page.goto(demo.server.url(host, '/setup/workflow'));
  await page.getByRole('link', { name: 'คลังโฟลว์สำเร็จรูป' }).waitFor();
  await page.getByRole('link', { name: 'เพิ่มโฟลว์' }).click();
  await page.waitForURL((url) => url.pathname === '/setup/workflow/create');
  await checkRole(page.getByRole('group', { name: 'บทบาทที่รันได้' }), 'ฝ่ายขาย');
  const side = page.getByRole('complementary', { name: 'ตั้งค่าขั้นตอน' });
  await page.getByRole('button', { name: 'เพิ่มสิ่งที่เริ่มโฟลว์' }).click();
  await choose('เมื่อรายการเปลี่ยน');
  await page.getByRole('textbox', { name: /^ชื่อ/ }).first().fill('อนุมัติใบเสนอราคาเกินแสน');
  await pick(side.getByRole('combobox', { name: /คอลเลกชัน/ }), 'ใบเสนอราคา');
  await side.getByRole('combobox', { name: 'เมื่อ' }).last().selectOption('created');
  await side.getByRole('button', { name: 'เพิ่มเงื่อนไข' }).click();
  const condition = side.getByRole('group', { name: 'บรรทัดที่ 1' });
  await pick(condition.getByRole('combobox', { name: 'ค่าที่เปรียบเทียบ' }), 'ยอดรวมทั้งสิ้น');
  await condition.getByRole('combobox', { name: 'การเปรียบเทียบ' }).selectOption('more');
  await condition.getByRole('textbox', { name: 'ค่า', exact: true }).fill('100,000');

  await page.getByRole('toolbar').getByRole('button', { name: 'เพิ่มขั้นตอน' }).click();
  await choose('ขออนุมัติ');
  await side.getByRole('textbox', { name: 'เรื่องที่ขออนุมัติ' }).fill('ใบเสนอราคา {{input.record.quotation_number}}');
  await checkRole(side.getByRole('group', { name: 'บทบาท' }).first(), 'ผู้จัดการ');
  await side.getByRole('checkbox', { name: 'นับเฉพาะวันทำการ' }).check();
  for (const [label, days] of [
    ['เตือนเมื่อไม่ตอบนาน', '2'],
    ['ส่งต่อเมื่อไม่ตอบนาน', '4'],
  ] as const) {
    const field = side.locator('.s-field', { has: page.getByRole('spinbutton', { name: label }) });
    await field.getByRole('combobox', { name: 'หน่วย' }).selectOption('days');
    await field.getByRole('spinbutton').fill(days);
  }
  await checkRole(side.getByRole('group', { name: 'ส่งต่อให้บทบาท' }), 'ผู้ดูแลระบบ');

  const approved = page.locator('.w-flow__line--end', { hasText: 'เพิ่มขั้นตอนที่นี่' }).first();
  await approved.getByRole('button').click();
  await choose('ทำเอกสาร');
  await pick(side.getByRole('combobox', { name: 'เอกสาร' }), 'ใบเสนอราคา');
  await insertValue('รายการ', 'input.record.id');
  await page.getByRole('toolbar').getByRole('button', { name: 'เพิ่มขั้นตอน' }).click();
  await choose('อีเมล');
  await insertValue('ถึง (อีเมล)', 'input.record.customer.email');
  await side.getByRole('textbox', { name: 'หัวเรื่อง' }).fill('ใบเสนอราคา ');
  await insertValue('หัวเรื่อง', 'input.record.quotation_number');
  await side.getByRole('textbox', { name: 'ข้อความ' }).fill('ตามไฟล์แนบ');
  await side.getByRole('group', { name: 'ไฟล์แนบ' }).getByLabel('ใบเสนอราคา').check();
  await takePicture(page, 'flow-built');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));
  const saved = page.getByRole('region', { name: 'ขั้นตอน', exact: true });
  await saved.getByText(/^ขออนุมัติ ใบเสนอราคา/).waitFor();
  await saved.getByText(/^ส่งอีเมลถึง/).waitFor();
  await saved.getByText('ผู้ดูแลเว็บไซต์, ฝ่ายขาย').waitFor();
  await takePicture(page, 'flow-saved');

  await signIn('sales');
  const items = [{ product_name: 'เครื่องทอผ้า', quantity: 1, unit_price: 250_000 }];
  await call('/api/quotation', 'POST', {
    data: { customer_name: 'บริษัท ก', customer: { email: 'buyer@example.com' }, items },
  });
  await signIn('manager');
  await page.goto(demo.server.url(host, '/work'));
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

it('is run by hand from its page with a record that is chosen; its message is shown there, and the run is opened', async () => {
  const definition = {
    triggers: [{ uid: 'made', code: 'record', params: { collection: 'quotation', on: 'created' } }],
    steps: [
      { uid: 'seen', code: 'read', params: { collection: 'quotation', id: '=input.id' } },
      { uid: 'say', code: 'alert', params: { text: 'ยอด {{steps.seen.total_amount}}' } },
    ],
  };
  const data = { title: 'ดูยอดใบเสนอราคา', definition };
  const flow = (await call('/api/workflow', 'POST', { data })).data.id;
  await page.goto(demo.server.url(host, `/setup/workflow/${flow}`));
  await page.getByRole('button', { name: 'รันโฟลว์' }).click();
  const question = page.getByRole('alertdialog');
  const record = question.getByRole('combobox', { name: 'ใบเสนอราคา' });
  await record.selectOption({ index: 2 });
  const chosen = await record.inputValue();
  await question.getByRole('button', { name: 'เริ่มรัน' }).click();
  const { total_amount } = (await call(`/api/quotation/${chosen}`)).data;
  const message = page.getByRole('alertdialog', { name: 'แจ้งให้ทราบ' });
  await message.getByText(`ยอด ${total_amount}`).waitFor();
  await message.getByRole('button', { name: 'ตกลง' }).click();
  await expect.poll(states, { timeout: 30_000 }).toEqual(['เสร็จแล้ว', 'เสร็จแล้ว']);
  expect(new URL(page.url()).search).toContain('run=');
});

/** A run that another system made fail, which answers again. */
async function breakRun(title: string): Promise<void> {
  const steps = [
    { uid: 'note', code: 'set', params: { values: { name: title } } },
    { uid: 'call', code: 'request', params: { url: receiver.url, method: 'POST', body: { name: '=vars.name' } } },
    { uid: 'end', code: 'set', params: { values: { told: true } } },
  ];
  const flow = (await call('/api/workflow', 'POST', { data: { title, definition: { steps } } })).data.id;
  receiver.answer = () => 500;
  const run = (await call(`/api/flow/${flow}/run`, 'POST', { input: {} })).data.id;
  await expect.poll(async () => (await call(`/api/flow-run/${run}`)).data.status, { timeout: 30_000 }).toBe('failed');
  receiver.answer = () => 200;
  receiver.received.length = 0;
}

const resume = 'รันต่อจากขั้นตอนที่ล้มเหลว';
const failedStep = () => page.locator('[data-failed]');
const states = () => page.locator('.w-runs__steps .w-runs__status').allInnerTexts();

async function expectResumed(): Promise<void> {
  await expect.poll(states, { timeout: 30_000 }).toEqual(['เสร็จแล้ว', 'เสร็จแล้ว', 'เสร็จแล้ว']);
  expect(receiver.received.map(({ json }) => json)).toHaveLength(1);
}

it('the failed step of a broken run is found and resumed by mouse', async () => {
  await breakRun('แจ้งระบบขนส่ง');
  await page.goto(demo.server.url(host, '/support/flow'));
  await page.getByRole('combobox', { name: 'สถานะ' }).selectOption('failed');
  await page.getByRole('link', { name: 'แจ้งระบบขนส่ง' }).click();
  await page.getByRole('button', { name: 'ไปที่ขั้นตอนนั้น' }).click();
  await expect.poll(() => failedStep().innerText()).toContain('ปลายทางตอบ 500');
  await failedStep().getByText('ข้อมูลเข้า').click();
  await expect.poll(() => failedStep().innerText()).toContain(receiver.url);
  await takePicture(page, 'flow-run-failed');
  await page.getByRole('button', { name: resume }).click();
  await expectResumed();
  await takePicture(page, 'flow-run-resumed');
});

it('and by keyboard: the focus is never lost on the way', async () => {
  await breakRun('แจ้งคลังสินค้า');
  await page.goto(demo.server.url(host, '/support/flow'));
  await page.getByRole('combobox', { name: 'สถานะ' }).focus();
  await tabTo('แจ้งคลังสินค้า');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('แจ้งคลังสินค้า');
  await tabTo('ไปที่ขั้นตอนนั้น');
  await page.keyboard.press('Enter');
  await expect.poll(() => failedStep().evaluate((step) => step === document.activeElement)).toBe(true);
  await tabTo('ข้อมูลเข้า');
  await page.keyboard.press('Enter');
  await expect.poll(() => failedStep().innerText()).toContain(receiver.url);
  await tabTo(resume, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectResumed();
  await expect.poll(focused).toBe('แจ้งคลังสินค้า');
  await tabTo('การรันทั้งหมด', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('แจ้งคลังสินค้า');
});

const focused = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText.trim());

/** Presses Tab until what is called so has the focus. */
async function tabTo(name: string, key = 'Tab'): Promise<void> {
  await page.getByText(name).filter({ visible: true }).first().waitFor();
  for (let times = 0; times < 40; times += 1) {
    await page.keyboard.press(key);
    if ((await focused()) === name) return;
  }
  throw new Error(`${key} never comes to ${name}`);
}
