import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openPage, takePicture } from '../support/browser.ts';
import { openDemo } from '../support/openDemo.ts';
import { publishPage } from '../support/publishPage.ts';

const host = 'academy.localhost';
const offer = 'ลดครึ่งราคาถึงสิ้นเดือน';

const demo = openDemo();
beforeAll(makePopup);

/** A popup, and two pages with it: one links to it, one opens it by itself. All are made in the builder. */
async function makePopup(): Promise<void> {
  const { page } = await demo.openAs(host, 'admin');
  await openBuilder(page, 'popup/offer');
  await page.locator('[data-widget-type="header"]').click();
  await page.locator('.bd-paper [data-kind="object"]:has(h2)').dblclick();
  await page.locator('.bd-typing').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(offer);
  await page.keyboard.press('Escape');
  await publishPage(page);

  await openBuilder(page, 'page/with-link');
  await page.locator('[data-widget-type="button"]').click();
  await page.locator('.bd-inspector [data-control="link"] input').fill('/cms/popup/offer');
  await page.keyboard.press('Enter');
  await publishPage(page);

  await openBuilder(page, 'page/with-popup');
  await page.locator('[data-widget-type="popup"]').click();
  await page.locator('.bd-inspector select').first().selectOption({ label: 'ป๊อปอัปที่ทำไว้' });
  await page.locator('.bd-inspector [data-control="layout"] input').fill('offer');
  await page.keyboard.press('Tab');
  await publishPage(page);
  await page.context().close();
}

async function openBuilder(page: Page, key: string): Promise<void> {
  await page.goto(demo.server.url(host, `/cms/builder/${encodeURIComponent(key)}`));
  await page.locator('.bd-palette__item').first().waitFor();
  if (key.startsWith('page/')) await page.getByRole('dialog').getByRole('button', { name: 'หน้าเปล่า' }).click();
}

async function openUnanswered(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const { page, problems } = await openPage(demo.browser, options);
  await page.goto(demo.server.url(host, path));
  return { page, problems, dialog: page.getByRole('dialog').filter({ hasText: offer }) };
}

/** The question about cookies lies above what is tapped. */
async function openAsVisitor(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openUnanswered(path, options);
  const banner = opened.page.getByRole('button', { name: 'เฉพาะที่จำเป็น' });
  if ((options?.javaScriptEnabled ?? true) && (await banner.isVisible())) await banner.click();
  return opened;
}

const link = (page: Page) => page.locator('main a[href$="/cms/popup/offer"]');

it('opens a popup by its link over the page, whose address stays, and closes it by its button', async () => {
  const { page, dialog, problems } = await openAsVisitor('/cms/page/with-link');
  await link(page).click();
  await dialog.waitFor();
  expect(new URL(page.url()).pathname).toBe('/cms/page/with-link');
  await takePicture(page, 'popup-desktop');
  await dialog.getByRole('button', { name: 'ปิด' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

it('opens it by the keyboard alone, keeps the focus in it, and gives it back to the link', async () => {
  const { page, dialog } = await openAsVisitor('/cms/page/with-link');
  await link(page).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await link(page).evaluate((each) => each === document.activeElement)).toBe(true);
});

it('fits a phone, where a tap opens it and a tap closes it', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, dialog } = await openAsVisitor('/cms/page/with-link', phone);
  await link(page).tap();
  await dialog.waitFor();
  const box = await dialog.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await takePicture(page, 'popup-phone');
  await dialog.getByRole('button', { name: 'ปิด' }).tap();
  await dialog.waitFor({ state: 'detached' });
});

it('opens with the page that names it', async () => {
  // A press on the question about cookies, as the popup opens, would close the popup.
  const { page, dialog } = await openUnanswered('/cms/page/with-popup');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

it('is a page of its own for readers without scripts', async () => {
  const { page } = await openAsVisitor('/cms/page/with-link', { javaScriptEnabled: false });
  await link(page).click();
  await page.getByText(offer).waitFor();
  expect(new URL(page.url()).pathname).toBe('/cms/popup/offer');
});
