import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openDemo } from '../support/openDemo.ts';
import { publishPage } from '../support/publishPage.ts';

/** A page is made by one hand alone: by keys, or by a finger on a phone. Neither test has a mouse. */
const academy = 'academy.localhost';
const demo = openDemo();

async function openNewPage(name: string, options: BrowserContextOptions = {}) {
  const watched = await demo.openAs(academy, 'admin', options);
  await watched.page.goto(demo.server.url(academy, `/cms/builder/${encodeURIComponent(`page/${name}`)}`));
  await watched.page.getByRole('dialog').waitFor();
  return watched;
}

const readTexts = (page: Page) =>
  page
    .locator('.bd-paper .bd-object')
    .evaluateAll((objects) => objects.map((each) => (each.querySelector('h2') ? 'heading' : 'text')));

/** What was added or moved comes to its place, and its bar with it; no finger is as quick as a test. */
async function untilStill(page: Page): Promise<void> {
  const still = [heading(page), page.locator('.bd-selection__bar')];
  const readPlace = async () => JSON.stringify(await Promise.all(still.map((each) => each.boundingBox())));
  await expect
    .poll(async () => {
      const before = await readPlace();
      await page.waitForTimeout(400);
      return before === (await readPlace());
    })
    .toBe(true);
}
const heading = (page: Page) => page.locator('.bd-paper .bd-object:has(h2)');
const text = (page: Page) => page.locator('.bd-paper .bd-object:not(:has(h2))');

/** Publishes by a way of pressing, and reads the page as everybody sees it. */
async function publish(page: Page, press: (button: Locator) => Promise<void>, name: string): Promise<string> {
  await publishPage(page, press);
  await page.goto(demo.server.url(academy, `/cms/page/${name}`));
  return page.locator('main').innerText();
}

/** Tab, or Shift+Tab, until the focus is there. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached by ${key}`);
}

it('adds, types, moves, deletes, takes back and publishes by the keyboard alone', async () => {
  const { page, problems } = await openNewPage('by-keys');
  await tabTo(page, '.bd-ready-made--blank button');
  await page.keyboard.press('Enter');
  for (const [at, type] of ['header', 'paragraph'].entries()) {
    await tabTo(page, `.bd-palette [data-widget-type="${type}"]`);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readTexts(page)).length).toBe(at + 1);
  }
  await tabTo(page, '.bd-paper .bd-object[data-selected]');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => readTexts(page)).toEqual(['text', 'heading']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.bd-typing').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('พิมพ์ด้วยแป้น');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect.poll(() => readTexts(page)).toEqual(['text']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => heading(page).innerText()).toContain('พิมพ์ด้วยแป้น');
  await tabTo(page, '[data-command="publish"]', 'Shift+Tab');
  // The second time the dialog has the focus, in the field of the address.
  expect(await publish(page, () => page.keyboard.press('Enter'), 'by-keys')).toContain('พิมพ์ด้วยแป้น');
  expect(problems.filter((each) => !each.includes('404'))).toEqual([]);
  await page.context().close();
});

it('adds, types, moves, deletes, takes back and publishes by touch alone, on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, problems } = await openNewPage('by-touch', phone);
  const tapBar = async (command: string) => {
    await untilStill(page);
    await page.locator(`.bd-selection__bar [data-command="${command}"]`).tap();
  };
  await page.locator('.bd-ready-made--blank button').tap();
  for (const [at, type] of ['header', 'paragraph'].entries()) {
    await page.locator('.bd-bottom-bar button').first().tap();
    await page.locator(`.bd-palette [data-widget-type="${type}"]`).tap();
    await expect.poll(async () => (await readTexts(page)).length).toBe(at + 1);
  }
  await tapBar('moveUp');
  await expect.poll(() => readTexts(page)).toEqual(['text', 'heading']);
  await untilStill(page);
  await heading(page).tap();
  await tapBar('editText');
  await page.locator('.bd-typing').waitFor();
  await page.keyboard.press('Control+a'); // what the keyboard of a phone does by "select all"
  await page.keyboard.type('พิมพ์ด้วยนิ้ว');
  await text(page).tap();
  await expect.poll(() => heading(page).innerText()).toContain('พิมพ์ด้วยนิ้ว');
  await tapBar('remove');
  await expect.poll(() => readTexts(page)).toEqual(['heading']);
  await page.locator('.bd-bottom-bar [data-command="undo"]').tap();
  await expect.poll(() => readTexts(page)).toEqual(['text', 'heading']);
  expect(await publish(page, (button) => button.tap(), 'by-touch')).toContain('พิมพ์ด้วยนิ้ว');
  expect(problems.filter((each) => !each.includes('404'))).toEqual([]);
  await page.context().close();
});
