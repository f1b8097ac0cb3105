import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { takePicture, waitUntilAwake } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

/** A collection with states is made by mouse alone, and works at once. */
const host = 'factory.localhost';
const demo = openDemo();
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await demo.openAs(host, 'superadmin'));
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const field = (name: string) => dialog().getByLabel(name, { exact: true });
const save = async () => {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/api/collection/') && response.request().method() === 'PUT',
  );
  await press('บันทึก');
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBe(200);
};

it('begins with a name, and opens in the editor', async () => {
  await page.goto(demo.server.url(host, '/config/collections'));
  await waitUntilAwake(page, '.w-config');
  await press('สร้างคอลเลกชัน');
  await page.getByLabel('ชื่อคอลเลกชัน (ไทย)').fill('ตรวจเครื่องจักร');
  await page.getByLabel('ชื่อคอลเลกชัน (อังกฤษ)').fill('Machine check');
  await press('สร้าง');
  await page.getByRole('heading', { name: 'ตรวจเครื่องจักร', level: 1 }).waitFor();
});

it('takes fields: a number, a formula tried on the spot, a reference and a document number', async () => {
  await addField('จำนวน', 'ค่าแรง', 'Labour');
  await addField('อ้างถึงคอลเลกชันอื่น', 'สินค้า', 'Product', async () => {
    await dialog().getByLabel('อ้างถึงรายการของ').selectOption('product');
  });
  await addField('สูตรคำนวณ', 'รวมภาษี', 'With tax', async () => {
    await field('สูตร').fill('record.labour * 1.07');
    await dialog().getByText('ผลลัพธ์: 107').waitFor();
    await field('สูตร').fill('record.labor * 1.07');
    await dialog().getByText('labour', { exact: false }).first().waitFor();
    await field('สูตร').fill('record.labour * 1.07');
  });
  await addField('เลขที่เอกสาร', 'เลขที่', 'Number', async () => {
    await dialog().getByLabel('รูปแบบ', { exact: true }).fill('MC-{yy}-{sequence:3}');
    await dialog()
      .getByText(/เลขที่แรก: MC-\d\d-001/)
      .waitFor();
  });
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'collection-fields');
  await save();
});

it('gets states and events by dragging arrows, with a condition read as a sentence', async () => {
  await press('สถานะ');
  await page.getByRole('button', { name: 'เพิ่มสถานะ' }).click();
  await press('เพิ่มสถานะ');
  const panel = page.getByRole('region', { name: 'สถานะ', exact: true });
  await panel.getByText('เหลือง').click();
  await panel.getByLabel('ชื่อภาษาไทย').fill('รออะไหล่');
  await panel.getByLabel('ชื่อภาษาอังกฤษ').fill('Waiting');
  // While the title is still being typed: the state takes its name from it all the same.
  await drag(page.locator('[data-from="open"]'), page.locator('[data-state="state"]'));
  const event = page.getByRole('region', { name: 'เหตุการณ์', exact: true });
  await event.getByLabel('ชื่อภาษาไทย').fill('สั่งอะไหล่');
  await event.getByRole('button', { name: 'เพิ่มเงื่อนไข' }).click();
  await dialog().getByLabel('ฟิลด์ของเงื่อนไข ข้อ 1').selectOption('labour');
  await dialog().getByLabel('วิธีเทียบ ข้อ 1').selectOption('more');
  await dialog().getByLabel('ค่าของเงื่อนไข ข้อ 1').fill('0');
  await dialog().getByLabel('ข้อความเมื่อทำไม่ได้ (ไทย)').fill('ใส่ค่าแรงก่อน');
  await dialog().getByRole('button', { name: 'ใช้' }).click();
  await event.getByText('ทำได้เมื่อ ค่าแรง มากกว่า 0').waitFor();
  await drag(page.locator('[data-from="waiting"]'), page.locator('[data-state="done"]'));
  expect(await findFaults(page)).toEqual([]);
  await takePicture(page, 'collection-states');
  await save();
});

it('takes a record, numbers it, and leads it by the event that was drawn', async () => {
  await page.goto(demo.server.url(host, '/records/machine_check/new'));
  await waitUntilAwake(page, '.w-record-form');
  await page.getByRole('textbox', { name: 'ชื่อ' }).fill('ปั๊มน้ำ 2');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('heading', { name: 'ปั๊มน้ำ 2', level: 1 }).waitFor();
  await page
    .getByText(/MC-\d\d-001/)
    .first()
    .waitFor();
  const [made] = (await callFromPage(page, '/api/machine_check')).data;
  const refused = callFromPage(page, `/api/machine_check/${made.id}/transition`, 'POST', { event: 'WAITING' });
  await expect(refused).rejects.toThrow('ใส่ค่าแรงก่อน');
  await callFromPage(page, `/api/machine_check/${made.id}`, 'PUT', { data: { labour: 200 }, version: made.version });
  await page.reload();
  await waitUntilAwake(page, '.w-record-progress');
  await page.getByRole('button', { name: 'สั่งอะไหล่', exact: true }).first().click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'สั่งอะไหล่' });
  const next = page.getByRole('button', { name: 'เสร็จแล้ว', exact: true }).first();
  await confirm.or(next).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await next.waitFor();
});

it('shows what becomes of records before a state goes, and takes them along', async () => {
  await page.goto(demo.server.url(host, '/config/collections'));
  await page.getByRole('button', { name: 'แก้ไข: ตรวจเครื่องจักร' }).click();
  await press('สถานะ');
  await page.locator('[data-state="waiting"]').click();
  await page.getByText('มี 1 รายการในสถานะนี้').waitFor();
  await press('ลบสถานะ');
  await press('บันทึก');
  await dialog().getByLabel('1 รายการใน “รออะไหล่” ย้ายไป').selectOption('done');
  await dialog().getByRole('button', { name: 'ย้ายและบันทึก' }).click();
  await expect.poll(async () => (await callFromPage(page, '/api/machine_check')).data[0].state).toBe('done');
  // The browser tells of the call that the condition refused.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

async function addField(kind: string, th: string, en: string, more?: () => Promise<void>) {
  await press('เพิ่มฟิลด์');
  await dialog().getByLabel('ชนิด').selectOption({ label: kind });
  await field('ชื่อภาษาไทย').fill(th);
  await field('ชื่อภาษาอังกฤษ').fill(en);
  await more?.();
  await dialog().getByRole('button', { name: 'ใช้ฟิลด์นี้' }).click();
  await dialog().waitFor({ state: 'detached' });
}

async function drag(from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
