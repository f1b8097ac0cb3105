import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, signInByForm, takePicture, type WatchedPage } from '../support/browser.ts';
import { openDemo } from '../support/openDemo.ts';

const academy = 'academy.localhost';
const edited = 'page/about';
const visited = '/cms/page/about';
const thai = /[\u0E00-\u0E7F]/;

const demo = openDemo();

describe('a visitor', () => {
  it('reads the page of the site without scripts, in Thai', async () => {
    const { page } = await openPage(demo.browser, { javaScriptEnabled: false });
    await page.goto(demo.server.url(academy, '/'));
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('th');
    expect(await page.title()).toMatch(thai);
    await expect.poll(() => page.locator('h1').first().innerText()).toMatch(thai);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    await page.context().close();
  });

  it('meets another page under another host name', async () => {
    const { page } = await openPage(demo.browser, { javaScriptEnabled: false });
    await page.goto(demo.server.url(academy, '/'));
    const first = await page.locator('main').innerText();
    await page.goto(demo.server.url('shop.localhost', '/'));
    const second = await page.locator('main').innerText();
    expect(second).toMatch(thai);
    expect(second).not.toBe(first);
    await page.context().close();
  });

  it('sees no error in the console and causes no request that leaves the origin', async () => {
    const visitor = await openPage(demo.browser);
    for (const path of ['/', visited, '/user/login']) {
      await visitor.page.goto(demo.server.url(academy, path), { waitUntil: 'networkidle' });
      await visitor.page.locator('html[data-ready]').waitFor({ state: 'attached' });
    }
    await takePicture(visitor.page, 'sign-in');
    expect(visitor.problems).toEqual([]);
    await visitor.page.context().close();
  });
});

describe('an administrator puts a button on the page and publishes it', () => {
  it('by mouse', () => expectPublished('mouse', dragByMouse));
  it('by touch', () => expectPublished('touch', dragByTouch));
  it('by keyboard', () => expectPublished('keyboard', dragByKeyboard));
});

/** Signs in, opens the builder, drags, publishes; then someone who is not signed in finds one button more. */
async function expectPublished(way: string, drag: (page: Page) => Promise<void>): Promise<void> {
  const before = await countButtons();
  const editor = await openEditor(way === 'touch');
  const objects = editor.page.locator('.bd-paper [data-kind="object"]');
  const placed = await objects.count();
  await drag(editor.page);
  await expect.poll(() => objects.count()).toBe(placed + 1);
  await takePicture(editor.page, `builder-${way}`);
  await publish(editor.page);
  expect(editor.problems).toEqual([]);
  await editor.page.context().close();
  expect(await countButtons()).toBe(before + 1);
}

async function openEditor(hasTouch: boolean): Promise<WatchedPage> {
  const editor = await openPage(demo.browser, { hasTouch });
  const { page } = editor;
  await signInByForm(page, {
    url: demo.server.url(academy, '/user/login'),
    username: 'admin@demo.test',
    password: 'sala-demo',
  });
  await page.goto(demo.server.url(academy, `/cms/builder/${encodeURIComponent(edited)}`));
  await page.locator('.bd-paper [data-kind="object"]').first().waitFor();
  return editor;
}

async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/api/layout/publish'));
  await page.locator('[data-command="publish"]').click();
  expect((await answered).status()).toBe(200);
  await page.locator('[data-save="saved"]').waitFor();
}

async function countButtons(): Promise<number> {
  const { page, problems } = await openPage(demo.browser);
  await page.goto(demo.server.url(academy, visited));
  const count = await page.locator('main').getByText('ดูเพิ่มเติม', { exact: true }).count();
  expect(problems).toEqual([]);
  await page.context().close();
  return count;
}

function findSource(page: Page): Locator {
  return page.locator('.bd-palette [data-widget-type="button"]');
}

function findTarget(page: Page): Locator {
  return page.locator('.bd-paper [data-kind="object"]').first();
}

async function dragByMouse(page: Page): Promise<void> {
  const from = await findMiddle(findSource(page));
  const to = await findMiddle(findTarget(page));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await waitForMark(page);
  await page.mouse.up();
}

/** A long press lifts, as a finger that moves at once scrolls. */
async function dragByTouch(page: Page): Promise<void> {
  const from = await findMiddle(findSource(page));
  const to = await findMiddle(findTarget(page));
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [from]);
  await page.locator('.bd-shell[data-dragging]').waitFor();
  for (let step = 1; step <= 12; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / 12;
    const y = from.y + ((to.y - from.y) * step) / 12;
    await touch(session, 'touchMove', [{ x, y }]);
  }
  await waitForMark(page);
  await touch(session, 'touchEnd', []);
}

async function dragByKeyboard(page: Page): Promise<void> {
  await findSource(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await waitForMark(page);
  await page.keyboard.press('Space');
}

/** The mark of the place is a line, too thin to count as visible. */
async function waitForMark(page: Page): Promise<void> {
  await page.locator('.bd-drop-mark').waitFor({ state: 'attached' });
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: { x: number; y: number }[],
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

async function findMiddle(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error('nothing to see there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
