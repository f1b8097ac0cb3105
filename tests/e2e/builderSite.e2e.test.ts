import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { waitUntilAwake } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { openDemo } from '../support/openDemo.ts';
import { publishPage } from '../support/publishPage.ts';
import { sendRequest } from '../support/sendRequest.ts';

/** What belongs to a whole site: what stands around its pages, who sees a draft, when it is published, and all of it as a file. */
const academy = 'academy.localhost';
const factory = 'factory.localhost';
const shop = 'shop.localhost';
const demo = openDemo();

async function openBuilder(host: string, key: string, role = 'admin'): Promise<Page> {
  const { page } = await demo.openAs(host, role);
  await page.goto(demo.server.url(host, `/cms/builder/${encodeURIComponent(key)}`));
  await page.locator('.bd-palette__item').first().waitFor();
  return page;
}

const objects = (page: Page) => page.locator('.bd-paper [data-kind="object"]');
const inspector = (page: Page) => page.locator('.bd-inspector');

async function addHeading(page: Page, text: string): Promise<void> {
  const count = await objects(page).count();
  await page.locator('.bd-palette [data-widget-type="header"]').click();
  await expect.poll(() => objects(page).count()).toBe(count + 1);
  await inspector(page).getByLabel('ข้อความ (ไทย)').fill(text);
  await page.locator('.bd-paper').getByText(text).waitFor();
}

/** The page as it leaves the server, without a session. */
async function readAsVisitor(host: string, path: string): Promise<string> {
  return (await sendRequest({ port: demo.server.port, host, path })).text;
}

it('puts a line into the header of the site, which stands on every page until the site goes back to the original', async () => {
  const page = await openBuilder(academy, 'site/header');
  await objects(page).first().click();
  await addHeading(page, 'เปิดรับสมัครแล้ว');
  await publishPage(page);
  for (const path of ['/', '/cms/page/about']) expect(await readAsVisitor(academy, path)).toContain('เปิดรับสมัครแล้ว');
  await page.goto(demo.server.url(academy, '/cms/customize'));
  await waitUntilAwake(page, '.w-screens');
  const line = page.locator('.w-screens__line').filter({ hasText: 'ส่วนหัวของเว็บไซต์' });
  await line.getByRole('button').last().click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await readAsVisitor(academy, '/')).not.toContain('เปิดรับสมัครแล้ว');
  await page.context().close();
});

it('changes the figures of a collection, which its readers then see', async () => {
  const page = await openBuilder(factory, 'record_dashboard/quotation');
  await addHeading(page, 'ยอดที่ทีมขายตั้งใจ');
  await publishPage(page);
  await page.goto(demo.server.url(factory, '/cms/customize'));
  await waitUntilAwake(page, '.w-screens');
  const line = page.locator('.w-screens__line').filter({ hasText: 'ใบเสนอราคา' }).filter({ hasText: 'หน้าภาพรวม' });
  const path = await line.getByRole('link').first().getAttribute('href');
  const { page: theirs } = await demo.openAs(factory, 'sales');
  await theirs.goto(demo.server.url(factory, path ?? ''));
  await theirs.getByRole('heading', { name: 'ยอดที่ทีมขายตั้งใจ' }).waitFor();
  await theirs.context().close();
  await page.context().close();
});

it('shows a draft as a role and as a visitor, each only what they may see', async () => {
  const page = await openBuilder(academy, 'page/seen');
  await page.getByRole('dialog').getByRole('button', { name: 'หน้าเปล่า' }).click();
  await addHeading(page, 'สำหรับผู้จัดการ');
  await inspector(page).getByText('เมื่อ…').click();
  await inspector(page).getByLabel('ฟิลด์ของเงื่อนไข ข้อ 1').selectOption('user.role');
  await inspector(page).getByLabel('ค่าของเงื่อนไข ข้อ 1').selectOption('manager');
  await page.locator('[data-command="seeAs"]').click();
  const seen = page.frameLocator('.bd-seeing iframe');
  await seen.locator('main').waitFor();
  expect(await seen.getByText('สำหรับผู้จัดการ').count()).toBe(0);
  await page.getByLabel('ดูในฐานะ').selectOption('manager');
  await seen.getByText('สำหรับผู้จัดการ').waitFor();
  await page.getByRole('button', { name: 'ทำลิงก์' }).click();
  const address = new URL(await page.getByLabel('ที่อยู่ของลิงก์').inputValue());
  expect(await readAsVisitor(academy, address.pathname)).not.toContain('สำหรับผู้จัดการ');
  await page.context().close();
});

it('publishes a page when its time has come, and takes another away', async () => {
  const other = await openBuilder(academy, 'page/ending');
  await other.getByRole('dialog').getByRole('button', { name: 'หน้าเปล่า' }).click();
  await addHeading(other, 'หมดเวลาแล้ว');
  await publishPage(other);
  await other.context().close();
  const page = await openBuilder(academy, 'page/timed');
  await page.getByRole('dialog').getByRole('button', { name: 'หน้าเปล่า' }).click();
  await addHeading(page, 'ถึงเวลาแล้ว');
  await page.locator('[data-command="publication"]').click();
  const dialog = page.getByRole('dialog');
  const form = dialog.locator('form', { hasText: 'เผยแพร่เมื่อ' }).first();
  await form.getByRole('spinbutton').first().click();
  await page.keyboard.type('31122570');
  await form.getByLabel('เวลา').fill('09:00');
  await form.getByRole('button', { name: 'ตั้งเวลา' }).click();
  await form.getByText('ตั้งไว้ 31 ธ.ค. 2570 09:00').waitFor();
  const plan = (key: string, action: string) => {
    const at = new Date(Date.now() + 1000).toISOString(); // people choose a minute
    return callFromPage(page, '/api/layout/publication', 'PUT', { key, action, at });
  };
  const read = (slug: string) => readAsVisitor(academy, `/cms/page/${slug}`);
  expect(await read('timed')).not.toContain('ถึงเวลาแล้ว');
  expect(await read('ending')).toContain('หมดเวลาแล้ว');
  await Promise.all([plan('page/timed', 'publish'), plan('page/ending', 'unpublish')]);
  await expect.poll(() => read('timed')).toContain('ถึงเวลาแล้ว');
  await expect.poll(() => read('ending')).not.toContain('หมดเวลาแล้ว');
  await page.context().close();
});

it('takes a page of one site to another as a file, shows what would change, applies that alone, and undoes it', async () => {
  const made = await openBuilder(factory, 'page/taken');
  await made.getByRole('dialog').getByRole('button', { name: 'หน้าเปล่า' }).click();
  await addHeading(made, 'มาจากโรงงาน');
  await publishPage(made);
  await made.goto(demo.server.url(factory, '/config/general?general-object.tab=package'));
  await waitUntilAwake(made, '.w-config__package');
  const download = made.waitForEvent('download');
  await made.getByRole('button', { name: 'ดาวน์โหลดแพ็กเกจ' }).click();
  const buffer = await readFile(await (await download).path());
  await made.context().close();

  const { page } = await demo.openAs(shop, 'superadmin');
  await page.goto(demo.server.url(shop, '/config/general?general-object.tab=package'));
  await waitUntilAwake(page, '.w-config__package');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'factory.json', mimeType: 'application/json', buffer });
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (const box of await boxes.all()) if (await box.isEnabled()) await box.uncheck();
  await page.getByRole('checkbox', { name: /มาจากโรงงาน|taken/ }).check();
  expect(await readAsVisitor(shop, '/cms/page/taken')).not.toContain('มาจากโรงงาน');
  await page.getByRole('button', { name: 'นำมาใช้ 1 รายการ' }).click();
  await expect.poll(() => readAsVisitor(shop, '/cms/page/taken')).toContain('มาจากโรงงาน');
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect.poll(() => readAsVisitor(shop, '/cms/page/taken')).not.toContain('มาจากโรงงาน');
  await page.context().close();
});

it('tells two people of each other, and asks the second to save which version to keep', async () => {
  const [one, other] = await Promise.all(['admin', 'root'].map((role) => openBuilder(academy, 'page/about', role)));
  if (!one || !other) throw new Error('two pages were opened');
  for (const page of [one, other])
    await page
      .locator('.bd-others')
      .getByText(/เปิดหน้านี้อยู่ด้วย/)
      .waitFor();
  await addHeading(one, 'ของคนแรก');
  await one.locator('.bd-save[data-save="saved"]').waitFor();
  await other.locator('.bd-palette [data-widget-type="header"]').click();
  await other.getByRole('button', { name: 'เลือก…' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'ใช้ฉบับบนเซิร์ฟเวอร์' }).click();
  await other.locator('.bd-paper').getByText('ของคนแรก').waitFor();
  await other.locator('.bd-toolbar [data-command="undo"]').click();
  await other.locator('.bd-paper').getByText('หัวข้อใหม่').waitFor();
  for (const page of [one, other]) await page.context().close();
});
