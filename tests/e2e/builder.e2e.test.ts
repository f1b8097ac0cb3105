import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { crashPage, openPage, takePicture, waitUntilAwake } from '../support/browser.ts';
import { openDemo } from '../support/openDemo.ts';
import { publishPage } from '../support/publishPage.ts';

const academy = 'academy.localhost';

const demo = openDemo();
async function openBuilder(key: string): Promise<Page> {
  const { page } = await demo.openAs(academy, 'admin', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(demo.server.url(academy, `/cms/builder/${encodeURIComponent(key)}`));
  await page.locator('.bd-palette__item').first().waitFor();
  return page;
}

/** A new page asks first with what to begin. */
async function beginBlank(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'หน้าเปล่า' }).click();
}

const objects = (page: Page) => page.locator('.bd-paper [data-kind="object"]');

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: 'สำเร็จรูป' }).click();
  await page.getByRole('searchbox').fill(name);
  await page.locator('.bd-ready-made').getByRole('button').first().click();
}

it('begins a new page from a template, types its heading on the page, and shows the draft by a link', async () => {
  const page = await openBuilder('page/from-template');
  await page.getByRole('dialog').getByRole('button', { name: 'หน้าแนะนำบริการ', exact: true }).click();
  await objects(page).first().waitFor();

  const heading = page.locator('.bd-paper [data-kind="object"]:has(h1)').last();
  await heading.dblclick();
  await page.locator('.bd-typing').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('พิมพ์บนหน้าได้แล้ว');
  await page.keyboard.press('Escape');
  await expect.poll(() => heading.locator('h1').innerText()).toContain('พิมพ์บนหน้าได้แล้ว');

  await page.locator('[data-command="seeAs"]').click();
  await page.frameLocator('.bd-seeing iframe').getByText('พิมพ์บนหน้าได้แล้ว').waitFor();
  await page.getByRole('button', { name: 'ทำลิงก์' }).click();
  const address = await page.getByLabel('ที่อยู่ของลิงก์').inputValue();
  await takePicture(page, 'builder-preview');
  const visitor = await openPage(demo.browser);
  await visitor.page.goto(address);
  await visitor.page.getByText('พิมพ์บนหน้าได้แล้ว').waitFor();
  const width = await page.locator('.bd-paper').evaluate((paper: HTMLElement) => paper.offsetWidth);
  await visitor.page.setViewportSize({ width, height: 900 });
  const drawn = await visitor.page.locator('main').evaluate(measureParts);
  const edited = await page.locator('.bd-paper').evaluate(measureParts);
  // Zoomed, a pixel is more or less.
  const isAlike = (id: string) => edited[id]?.every((size, at) => Math.abs(size - (drawn[id]?.[at] ?? 0)) < 5);
  expect(Object.keys(drawn).filter((id) => !isAlike(id))).toEqual([]);
  await page.getByRole('button', { name: 'ยกเลิกลิงก์' }).click();
  await expect.poll(async () => (await visitor.page.goto(address))?.status()).toBe(404);
});

it('sends a form that came from a section, and finds it in the inbox', async () => {
  const page = await openBuilder('page/written');
  await beginBlank(page);
  await addSection(page, 'ฟอร์มติดต่อเรา');
  await page.locator('.bd-paper textarea').first().click({ force: true });
  await page.getByRole('tab', { name: 'วิดเจ็ต' }).click();
  await page.locator('.bd-palette [data-widget-type="address"]').click();
  await page.locator('.bd-paper .w-address').waitFor();
  await publishPage(page);
  const address = await page.getByRole('link', { name: 'ดูหน้าที่เผยแพร่' }).getAttribute('href');

  const visitor = (await openPage(demo.browser)).page;
  await visitor.goto(demo.server.url(academy, address ?? ''));
  await visitor.locator('html[data-ready]').waitFor({ state: 'attached' });
  const banner = visitor.getByRole('button', { name: 'เฉพาะที่จำเป็น' });
  if (await banner.isVisible()) await banner.click();
  await visitor.getByLabel('ชื่อและนามสกุล').fill('มานี มีนา');
  await visitor.getByLabel('เบอร์โทรศัพท์').fill('0812345678');
  await visitor.locator('textarea').fill('สนใจหลักสูตรความปลอดภัย');
  await visitor.getByLabel('บ้านเลขที่').fill('99/1');
  await visitor.getByLabel('ค้นหาจากรหัสไปรษณีย์หรือตำบล/แขวง').pressSequentially('10900');
  await visitor.getByRole('option', { name: 'ลาดยาว' }).click();
  await visitor.getByRole('checkbox', { name: /ยินยอม/ }).check();
  await visitor.getByRole('button', { name: 'ส่งข้อความ' }).click();
  await visitor.getByText('ได้รับข้อความแล้ว').waitFor();

  await page.goto(demo.server.url(academy, '/forms/inbox'));
  // Its link leads at once; the rest of a row does once the list is awake.
  await waitUntilAwake(page, '.w-table');
  await page.getByText('มานี มีนา', { exact: true }).click();
  const answers = page.locator('.w-submission dd');
  await answers.getByText('99/1 แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร 10900', { exact: true }).waitFor();
  // In the order in which the form asks.
  expect((await page.locator('.w-submission dt').allInnerTexts()).at(0)).toBe('ชื่อและนามสกุล');
  expect((await page.locator('.w-submission dt').allInnerTexts()).at(-2)).toBe('ที่อยู่');
});

it('copies by the clipboard of the system from one page to another', async () => {
  const from = await openBuilder('page/home');
  await from.goto(demo.server.url(academy, '/cms/pages'));
  await from.locator('html[data-ready]').waitFor({ state: 'attached' });
  await from.getByRole('link', { name: 'แก้ไข เรียนรู้กับผู้เชี่ยวชาญตัวจริง' }).click();
  await objects(from).first().click();
  await from.keyboard.press('Control+c');
  const text = await from.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('"type"');
  await from.goto(demo.server.url(academy, `/cms/builder/${encodeURIComponent('page/pasted')}`));
  await from.locator('.bd-palette__item').first().waitFor();
  await beginBlank(from);
  await from.locator('.bd-toolbar [data-command="paste"]').click();
  await expect.poll(() => objects(from).count()).toBe(1);
});

it('puts a field into a form of its own, and leads from a finding of the check to its place', async () => {
  const page = await openBuilder('page/checked');
  await beginBlank(page);
  await page.locator('.bd-palette [data-widget-type="input"]').click();
  await page.locator('.bd-paper form input').waitFor();
  await page.locator('.bd-palette [data-widget-type="image"]').click();
  await page.locator('.bd-palette [data-widget-type="header"]').click();
  await page.getByRole('tab', { name: 'ตรวจ' }).click();
  const selected = page.locator('.bd-paper [data-kind="object"][data-selected]');
  await expect.poll(() => selected.locator('h1, h2, h3').count()).toBe(1);
  await page.locator('.bd-findings button', { hasText: 'ยังเป็นภาพตัวอย่าง' }).first().click();
  await expect.poll(() => selected.locator('h1, h2, h3').count()).toBe(0);

  // What has no text to type leads to its first property.
  const room = await selected.locator('.bd-widget').evaluate((widget: HTMLElement) => widget.offsetHeight);
  expect(room).toBeGreaterThanOrEqual(80);
  await selected.dblclick();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('.bd-inspector .bd-field') !== null))
    .toBe(true);
});

it('gives a heading another size and alignment on phones, and visitors see it at that width without any script', async () => {
  const page = await openBuilder('page/devices');
  await beginBlank(page);
  await page.locator('.bd-palette [data-widget-type="header"]').click();
  const look = page.locator('.bd-section', { hasText: 'ระยะและพื้นหลัง' }).last();
  await look.locator('summary').click();
  await look
    .getByRole('group', { name: 'ขนาดตามธีม: ขนาดตัวอักษร (px)' })
    .getByRole('button', { name: 'XL', exact: true })
    .click();
  await look.getByRole('button', { name: 'โทรศัพท์', exact: true }).click();
  await look
    .getByRole('group', { name: 'ขนาดตามธีม: ขนาดตัวอักษร (px)' })
    .getByRole('button', { name: 'S', exact: true })
    .click();
  await look.getByText('กลาง', { exact: true }).click();
  const drawn = page.locator('.bd-paper [data-kind="object"] :is(h1, h2, h3)');
  const sizeOf = (heading: typeof drawn) => heading.evaluate((each) => getComputedStyle(each).fontSize);
  await expect.poll(() => sizeOf(drawn)).toBe('14px');
  await takePicture(page, 'builder-devices');
  await publishPage(page);

  const visitor = (await openPage(demo.browser, { javaScriptEnabled: false })).page;
  const heading = visitor.locator('main :is(h1, h2, h3)');
  await visitor.setViewportSize({ width: 390, height: 800 });
  await visitor.goto(demo.server.url(academy, '/cms/page/devices'));
  expect(await sizeOf(heading)).toBe('14px');
  await visitor.setViewportSize({ width: 1280, height: 800 });
  expect(Number.parseFloat(await sizeOf(heading))).toBeGreaterThan(23);
});

it('loses at most the last second of what is typed without a pause when the browser ends', async () => {
  const page = await openBuilder('page/ended');
  await beginBlank(page);
  await page.locator('.bd-palette [data-widget-type="header"]').click();
  await page.locator('.bd-inspector').getByLabel('ข้อความ (ไทย)').fill('');
  await page.keyboard.type('x'.repeat(60), { delay: 50 });
  await page.locator('.bd-paper h2').getByText('x'.repeat(60)).waitFor();
  await page.waitForTimeout(1000);
  const next = await page.context().newPage();
  await crashPage(page);

  await next.goto(page.url());
  await expect.poll(() => next.locator('.bd-paper h2').innerText()).toMatch(/^x{60}$/);
});

/** Runs in the page: how large each part is drawn. Questions that fold stand open while they are edited. */
function measureParts(root: Element): Record<string, number[]> {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-uid]:not(:has(details))')];
  return Object.fromEntries(parts.map((part) => [part.dataset.uid, [part.offsetWidth, part.offsetHeight]]));
}
