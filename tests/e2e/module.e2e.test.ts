import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takePicture, waitUntilAwake } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { findFaults } from '../support/findFaults.ts';
import { type TestPlugin, writeGuidePlugin } from '../support/guidePlugin.ts';
import { openDemo } from '../support/openDemo.ts';

/** What `docs/MODULE.md` promises: three files of data, and every page is there. */
const host = 'factory.localhost';
let plugin: TestPlugin;
const demo = openDemo(async () => {
  plugin = await writeGuidePlugin('MODULE.md');
  return { PLUGINS: plugin.folder };
});
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await demo.openAs(host, 'admin'));
  await page.goto(demo.server.url(host, '/'));
  await call('/api/site', 'PUT', { plugins: [...(await call('/api/site')).data.plugins, 'helpdesk'] });
});

afterAll(() => plugin?.remove());

const call = (path: string, method?: string, body?: unknown) => callFromPage(page, path, method, body);

it('stands in the menu, with a list that begins empty', async () => {
  await page.goto(demo.server.url(host, '/helpdesk'));
  await page.waitForURL('**/helpdesk/tickets');
  await page.getByRole('heading', { name: 'ใบแจ้งซ่อม', level: 1 }).waitFor();
  expect(await page.locator('a[href="/helpdesk/tickets"]').count()).toBeGreaterThan(0);
  expect(await findFaults(page)).toEqual([]);
});

it('takes a record, says what is missing, and computes what is computed', async () => {
  await page.getByRole('link', { name: 'เพิ่มใบแจ้งซ่อม' }).first().click();
  await page.waitForURL('**/helpdesk/tickets/create');
  await waitUntilAwake(page, '.w-record-form');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('alert').filter({ hasText: 'เรื่อง' }).first().waitFor();
  await page.getByRole('textbox', { name: 'เรื่อง' }).fill('แอร์ห้องประชุมไม่เย็น');
  await page.getByRole('textbox', { name: 'สถานที่' }).fill('อาคาร 2');
  await page.getByRole('textbox', { name: 'ค่าอะไหล่' }).fill('1200');
  await page.getByRole('textbox', { name: 'ค่าแรง' }).fill('500');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByRole('heading', { name: 'แอร์ห้องประชุมไม่เย็น', level: 1 }).waitFor();
  await page.getByText('1,700').first().waitFor();
  await takePicture(page, 'module-record');
});

it('goes from state to state by its buttons, with a note where one is asked for', async () => {
  await page.getByRole('button', { name: 'เริ่มซ่อม', exact: true }).first().click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'เริ่มซ่อม' });
  const next = page.getByRole('button', { name: 'ซ่อมเสร็จ', exact: true }).first();
  await confirm.or(next).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await next.waitFor();
  await page.getByText('กำลังซ่อม').first().waitFor();
  expect(await findFaults(page)).toEqual([]);
});

it('is changed in its form, and found again in its list', async () => {
  await page.getByRole('link', { name: 'แก้ไข', exact: true }).click();
  await page.waitForURL('**/edit');
  await waitUntilAwake(page, '.w-record-form');
  await page.getByRole('textbox', { name: 'สถานที่' }).fill('อาคาร 3');
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('อาคาร 3').first().waitFor();
  await page.goto(demo.server.url(host, '/helpdesk/tickets?list.q=แอร์'));
  await page.getByRole('link', { name: 'แอร์ห้องประชุมไม่เย็น' }).waitFor();
});

it('is carried on from column to column of its board, which the list leads to', async () => {
  await page.getByRole('link', { name: 'กระดาน', exact: true }).click();
  await page.getByRole('heading', { name: 'กระดานใบแจ้งซ่อม', level: 1 }).waitFor();
  await waitUntilAwake(page, '.w-kanban');
  const column = (title: string) => page.locator('.w-kanban__column').filter({ hasText: title });
  await column('กำลังซ่อม').getByRole('link', { name: 'แอร์ห้องประชุมไม่เย็น' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'เสร็จแล้ว', exact: true }).click();
  await page.getByRole('dialog').getByRole('status').filter({ hasText: 'ย้าย' }).waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'ปิด', exact: true }).first().click();
  await column('เสร็จแล้ว').getByRole('link', { name: 'แอร์ห้องประชุมไม่เย็น' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
});
