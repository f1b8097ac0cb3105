import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { waitUntilAwake } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

/** A mistake is taken back from the message that it was saved, wherever it was made; a record is looked at without leaving its list. */
const host = 'factory.localhost';
const demo = openDemo();
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await demo.openAs(host, 'admin'));
});

const id = 'customer_demo0010';
const read = async () => (await callFromPage(page, `/api/customer/${id}`)).data;
const undo = () => page.getByRole('button', { name: 'เลิกทำ', exact: true });

it('takes back what a form saved, and does it again', async () => {
  await page.goto(demo.server.url(host, `/sales/customers/${id}/edit`));
  await waitUntilAwake(page, '.w-record-form');
  const before = await read();
  await page.getByRole('textbox', { name: 'ชื่อลูกค้า' }).fill('ผิดคน');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'ผิดคน', level: 1 }).waitFor();
  await undo().click();
  await page.getByRole('heading', { name: before.customer_name, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'ทำอีกครั้ง' }).click();
  await page.getByRole('heading', { name: 'ผิดคน', level: 1 }).waitFor();
  await undo().waitFor(); // the page stands before the message that offers it
  await page.locator('body').press('Control+z');
  await expect.poll(async () => (await read()).customer_name).toBe(before.customer_name);
});

it('refuses where somebody changed the same since, and says so', async () => {
  await page.goto(demo.server.url(host, `/sales/customers/${id}/edit`));
  await waitUntilAwake(page, '.w-record-form');
  await page.getByRole('textbox', { name: 'ผู้ติดต่อ' }).fill('คนแรก');
  await page.keyboard.press('Control+s');
  await undo().waitFor();
  await callFromPage(page, `/api/customer/${id}`, 'PUT', { data: { contact_person: 'คนต่อมา' } });
  await undo().click();
  await page.getByText('มีการแก้ไขรายการนี้ต่อจากนั้นแล้ว').waitFor();
  expect((await read()).contact_person).toBe('คนต่อมา');
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
});

it('is called by its new name everywhere once one field was changed, and its history takes that back', async () => {
  await page.goto(demo.server.url(host, `/sales/customers/${id}`));
  await waitUntilAwake(page, '.w-record-detail');
  const before = (await read()).customer_name;
  const isCalled = async (name: string) => {
    await page.getByRole('heading', { name, level: 1 }).waitFor();
    await page.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' }).getByText(name, { exact: true }).waitFor();
    await expect.poll(async () => (await page.title()).startsWith(`${name} – `)).toBe(true);
  };
  await isCalled(before);
  await page.getByRole('button', { name: 'แก้ไขชื่อลูกค้า' }).click();
  await page.getByRole('textbox', { name: 'ชื่อลูกค้า' }).fill('ผิดคน');
  await page.keyboard.press('Enter');
  await isCalled('ผิดคน');
  await callFromPage(page, `/api/customer/${id}`, 'PUT', { data: { contact_person: 'แก้ต่อมา' } });
  const history = page.getByRole('region', { name: 'ประวัติ' });
  await history.getByText('แก้ต่อมา').waitFor();
  await history.getByRole('button', { name: 'เลิกทำ: แก้ไข – ชื่อลูกค้า' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('listitem').filter({ hasText: 'แก้ไข – ผู้ติดต่อ' }).first().waitFor();
  expect(await findFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'เลิกทำ' }).click();
  await isCalled(before);
  expect(await read()).toMatchObject({ customer_name: before, contact_person: 'แก้ต่อมา' });
  await history.getByRole('listitem').first().getByRole('button', { name: 'เลิกทำ: แก้ไข – ชื่อลูกค้า' }).click();
  await isCalled('ผิดคน');
  expect(problems).toEqual([]);
});

it('shows a record beside its list, by keys alone, changes one field there and takes it back', async () => {
  await page.goto(demo.server.url(host, '/sales/customers'));
  await waitUntilAwake(page, '.w-table');
  await page.locator('.w-grid').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  const look = page.getByRole('dialog', { name: 'ดูเร็ว' });
  const [first, second] = await page
    .locator('tbody tr[data-id]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')));
  await look.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).search).toContain(`look.${first}`);
  await page.keyboard.press('j');
  await page.waitForURL(`**look.${second}`);
  const change = look.getByRole('button', { name: 'แก้ไขผู้ติดต่อ' });
  await change.waitFor();
  expect(await findFaults(page)).toEqual([]);
  const before = await look.getByText('ผู้ติดต่อ', { exact: true }).locator('xpath=../dd').innerText();
  await change.press('Enter');
  await look.getByRole('textbox', { name: 'ผู้ติดต่อ' }).fill('คุณใหม่');
  await page.keyboard.press('Enter');
  await look.locator('dd', { hasText: 'คุณใหม่' }).waitFor();
  await page.keyboard.press('Control+z');
  await look.locator('dd', { hasText: before }).waitFor();
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
  await page.waitForFunction((row) => document.activeElement?.getAttribute('data-id') === row, second);
  expect(problems).toEqual([]);
});

it('keeps what is being typed into a record that somebody deletes meanwhile, and says why it is not saved', async () => {
  const given = { data: { customer_name: 'ร้านที่หายไป', customer_type: 'individual' } };
  const made = (await callFromPage(page, '/api/customer', 'POST', given)).data;
  await page.goto(demo.server.url(host, `/sales/customers/${made.id}/edit`));
  await waitUntilAwake(page, '.w-record-form');
  const contact = page.getByRole('textbox', { name: 'ผู้ติดต่อ' });
  await contact.fill('คุณเอ');
  await callFromPage(page, `/api/customer/${made.id}`, 'DELETE');
  await page.getByText('สิ่งที่กรอกไว้ยังอยู่บนหน้านี้').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('alert').getByText('เมื่อมีผู้กู้คืน จึงบันทึกได้').waitFor();
  expect(await contact.inputValue()).toBe('คุณเอ');
  for (const problem of problems.splice(0)) expect(problem).toContain('404');
});
