import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, signInByForm, takePicture, type WatchedPage, waitForChannel } from '../support/browser.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

const academy = 'academy.localhost';
const password = 'sala-demo';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const demo = openDemo();

const signInAs = (role: string, options = {}) => demo.openAs(academy, role, options);

async function openAs(role: string, path = '/', options = {}): Promise<WatchedPage> {
  const watched = await signInAs(role, options);
  await open(watched.page, path);
  return watched;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(demo.server.url(academy, path));
  await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
}

const lockOf = (page: Page) => page.getByRole('dialog', { name: 'หน้าจอถูกล็อก' });

/** The tools of staff come a moment after the page. */
async function lockNow(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+Alt+l');
      return lockOf(page).isVisible();
    })
    .toBe(true);
}

describe('the lock', () => {
  it('covers every tab, keeps what was typed, and opens by the password alone', async () => {
    const { page } = await openAs('admin', '/config/general');
    const other = await page.context().newPage();
    await open(other, '/config/general');
    await other.getByLabel('ข้อความวิ่ง', { exact: true }).fill('กำลังพิมพ์');
    await lockNow(page);
    for (const tab of [page, other]) {
      await lockOf(tab).waitFor();
      expect(await tab.locator('#root').isVisible()).toBe(false);
      expect(await tab.title()).toBe('หน้าจอถูกล็อก');
      await tab.keyboard.press('Escape');
      await tab.keyboard.press('Escape');
      await tab.waitForTimeout(100);
      await lockOf(tab).waitFor();
    }
    expect(await findFaults(page)).toEqual([]);
    await takePicture(page, 'lock');
    await lockOf(page).getByLabel('รหัสผ่าน').fill('wrong');
    await page.getByRole('button', { name: 'ปลดล็อก' }).click();
    await page.getByRole('alert').getByText('รหัสผ่านปัจจุบันไม่ถูกต้อง').waitFor();
    await lockOf(page).getByLabel('รหัสผ่าน').fill(password);
    await page.getByRole('button', { name: 'ปลดล็อก' }).click();
    for (const tab of [page, other]) await tab.locator('#root').waitFor({ state: 'visible' });
    await expect.poll(() => other.getByLabel('ข้อความวิ่ง', { exact: true }).inputValue()).toBe('กำลังพิมพ์');
    await page.context().close();
  });

  it('stands after a reload, with nothing of the page behind it', async () => {
    const { page } = await openAs('admin', '/config/general');
    await lockNow(page);
    await page.reload();
    await lockOf(page).waitFor();
    expect(await page.content()).not.toContain('site_settings');
    await lockOf(page).getByLabel('รหัสผ่าน').fill(password);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'ปลดล็อก' }).click()]);
    await page.getByRole('navigation', { name: 'เมนูหลัก' }).waitFor();
    await page.context().close();
  });
});

it('does what an administrator asks of a person’s pages, and nothing without one', async () => {
  const { page: user, problems } = await signInAs('user');
  await waitForChannel(user, () => open(user, '/'));
  const { page: admin } = await openAs('admin', '/site/remote');
  const order = async (action: string, fields: Record<string, string> = {}) => {
    await admin.getByRole('combobox', { name: 'ผู้ใช้' }).fill('user@demo.test');
    await admin
      .getByRole('option')
      .filter({ has: admin.getByText('user@demo.test', { exact: true }) })
      .click();
    await admin.getByLabel('คำสั่ง').selectOption(action);
    for (const [label, value] of Object.entries(fields)) await admin.getByLabel(label).fill(value);
    await admin.getByRole('button', { name: 'ส่งคำสั่ง' }).click();
    await admin.getByText('มี 1 หน้าจอตอบกลับ').waitFor();
  };
  await order('device');
  await admin.getByText(/Mozilla/).waitFor();
  await takePicture(admin, 'remote');
  await order('alert', { ข้อความ: 'ประชุม 15:00' });
  const alert = user.getByRole('alertdialog', { name: /^ข้อความจาก/ });
  await alert.getByText('ประชุม 15:00').waitFor();
  await takePicture(user, 'remote-alert');
  await alert.getByRole('button', { name: 'รับทราบ' }).click();
  await order('route', { 'หน้า เช่น /user/profile': '/user/notification' });
  await user.waitForURL('**/user/notification');
  await waitForChannel(user, () => order('reload'));
  await order('lock');
  await lockOf(user).waitFor();
  await lockOf(user).getByLabel('รหัสผ่าน').fill(password);
  await waitForChannel(user, () => user.getByRole('button', { name: 'ปลดล็อก' }).click());
  await user.locator('#root').waitFor({ state: 'visible' });
  const unexpected = (refused: RegExp) => problems.filter((problem) => !refused.test(problem));
  expect(unexpected(/423/)).toEqual([]);
  await order('logout');
  await user.waitForURL('**/member/login');
  // What the page was asking for at that moment is refused.
  expect(unexpected(/423|401/)).toEqual([]);
  await Promise.all([user.context().close(), admin.context().close()]);
});

it('tells of a notification as it arrives, counts it, and lets it be marked as read', async () => {
  const signIn = { url: demo.server.url(academy, '/user/login'), username: 'hr@demo.test', password };
  const told = 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่';
  const { page: person } = await openPage(demo.browser);
  const bell = (name: string) => person.locator('summary').and(person.getByLabel(name, { exact: true }));
  const latest = person.locator('details').getByRole('region', { name: 'การแจ้งเตือน' });
  const signInElsewhere = async (userAgent: string) => {
    const { page } = await openPage(demo.browser, { userAgent });
    await signInByForm(page, signIn);
    return page;
  };
  await signInByForm(person, signIn);
  await waitForChannel(person, () => open(person, '/'));
  await bell('การแจ้งเตือน').waitFor();
  const elsewhere = await signInElsewhere('Another device');
  await person.getByRole('status').getByText(told).waitFor();
  await bell('การแจ้งเตือน 1 รายการ').click();
  const isNew = latest.getByText(/^ใหม่ ·/);
  await isNew.waitFor();
  await latest.getByRole('button', { name: 'อ่านแล้วทั้งหมด' }).click();
  await bell('การแจ้งเตือน').waitFor();
  await expect.poll(() => latest.getByRole('link', { name: told }).count()).toBe(1);
  await expect.poll(() => isNew.count()).toBe(0);
  await latest.getByRole('link', { name: 'ดูทั้งหมดและตั้งค่า' }).click();
  await person.waitForURL('**/user/notification');
  const third = await signInElsewhere('A third device');
  await bell('การแจ้งเตือน 1 รายการ').waitFor();
  await person.getByText('ใหม่', { exact: true }).waitFor();
  await takePicture(person, 'notifications');
  await person.getByRole('button', { name: 'อ่านแล้วทั้งหมด' }).click();
  await bell('การแจ้งเตือน').waitFor();
  await expect.poll(() => person.getByText('ใหม่', { exact: true }).count()).toBe(0);
  await Promise.all([person, elsewhere, third].map((each) => each.context().close()));
});

it('leads from the bell to the notifications without scripts', async () => {
  const { page: signedIn } = await signInAs('hr');
  const storageState = await signedIn.context().storageState();
  const { page } = await openPage(demo.browser, { javaScriptEnabled: false, storageState });
  await page.goto(demo.server.url(academy, '/'));
  await page
    .locator('summary')
    .and(page.getByLabel(/^การแจ้งเตือน/))
    .click();
  await page.getByRole('link', { name: 'ดูทั้งหมดและตั้งค่า' }).click();
  expect(new URL(page.url()).pathname).toBe('/user/notification');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain('การแจ้งเตือน');
  await Promise.all([page, signedIn].map((each) => each.context().close()));
});

describe('the question about cookies', () => {
  const question = (page: Page) => page.getByRole('form', { name: 'คุกกี้บนเว็บไซต์นี้' });
  const answerOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'sala_consent')?.value;

  it('is answered without a script, and asked no more', async () => {
    const { page } = await openPage(demo.browser, { javaScriptEnabled: false });
    await page.goto(demo.server.url(academy, '/cms/page/about'));
    await question(page).getByRole('button', { name: 'เฉพาะที่จำเป็น' }).click();
    expect(new URL(page.url()).pathname).toBe('/cms/page/about');
    expect(await answerOf(page)).toBe('necessary');
    expect(await question(page).count()).toBe(0);
    await page.context().close();
  });

  it('is answered at once with one, and traps nobody', async () => {
    const { page, problems } = await openPage(demo.browser);
    await page.goto(demo.server.url(academy, '/'));
    await page.getByRole('link', { name: 'เกี่ยวกับเรา' }).first().focus();
    await question(page).getByRole('button', { name: 'ยอมรับทั้งหมด' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await answerOf(page)).toBe('all');
    await page.reload();
    expect(await question(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('covers nothing on a phone and moves nothing on a desktop', async () => {
    const { page } = await openPage(demo.browser, phone);
    await page.goto(demo.server.url(academy, '/'));
    const [box, root] = [await question(page).boundingBox(), await page.locator('#root').boundingBox()];
    expect(root?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    await page.context().close();
    const desktop = await openPage(demo.browser);
    await desktop.page.goto(demo.server.url(academy, '/'));
    expect((await desktop.page.locator('#root').boundingBox())?.y).toBe(0);
    await desktop.page.context().close();
  });
});

describe('each shell', () => {
  it('keeps the words of the site’s name together as the server drew them, once its scripts run', async () => {
    const { page } = await openPage(demo.browser);
    await page.goto(demo.server.url('shop.localhost', '/'));
    const words = page.locator('.s-header .s-brand__name .s-whole');
    const drawn = await words.allInnerTexts();
    expect(drawn).not.toEqual([]);
    await words.first().evaluate((word) => word.setAttribute('data-drawn', ''));
    await page.locator('.s-header').getByRole('link').first().hover();
    await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
    await expect.poll(() => words.allInnerTexts()).toEqual(drawn);
    expect(await words.first().getAttribute('data-drawn')).toBe('');
  });

  const cases = [
    ['frontend', 'visitor', '/'],
    ['frontend', 'user', '/user/notification'],
    ['backend', 'admin', '/site/remote'],
    ['backend', 'admin', '/'],
  ] as const;
  it.each(cases)('%s for %s at %s is sound to axe on desktop and phone, light and dark', async (shell, role, path) => {
    for (const options of [{}, { ...phone, colorScheme: 'dark' as const }]) {
      const watched = role === 'visitor' ? await openPage(demo.browser, options) : await openAs(role, path, options);
      const { page, problems } = watched;
      await page.goto(demo.server.url(academy, path), { waitUntil: 'networkidle' });
      await expect.poll(() => page.locator(`.s-shell--${shell}`).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      expect(await findFaults(page)).toEqual([]);
      await takePicture(
        page,
        `${shell}-${role}-${path.replaceAll('/', '_')}-${'hasTouch' in options ? 'phone' : 'desktop'}`,
      );
      expect(problems).toEqual([]);
      await page.context().close();
    }
  });

  it('has a drawer on a phone that closes by Escape and by the next page', async () => {
    const { page } = await openAs('admin', '/', phone);
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'เปิดเมนู' }).click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'เปิดเมนู' }).click();
    await menu.getByRole('link', { name: 'ควบคุมระยะไกล' }).click();
    await page.waitForURL('**/site/remote');
    await menu.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});

describe('the tools of development', () => {
  it('do not exist where built code is served', async () => {
    const { page } = await openPage(demo.browser);
    await page.goto(demo.server.url('localhost', '/'));
    expect(await page.locator('#sala-dev').count()).toBe(0);
    for (const path of ['/api/dev/hosts', '/runtime/staff/dev/startDev.tsx'])
      expect((await page.request.get(demo.server.url('localhost', path))).status(), path).toBe(404);
    await page.context().close();
  });

  it('are in no built file', async () => {
    const builds = join(import.meta.dirname, '../../dist');
    const files = (await readdir(builds, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(20);
    for (const name of files) {
      const text = await readFile(join(builds, name), 'utf8');
      expect(/Invalid JSON in request body|sala-dev|s-dev__/.test(text), name).toBe(false);
    }
  });
});
