import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, takePicture, type WatchedPage } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { findColorFaults, findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

const academy = 'academy.localhost';
const secret = 'secret-garden';
const phone: BrowserContextOptions = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const publicPages = ['login', 'register', 'forgot', 'reset', 'activate'];

const demo = openDemo();

it('whoever goes back after a person has signed out finds nothing of what that person saw', async () => {
  const { page } = await demo.openAs('factory.localhost', 'admin');
  const customers = demo.server.url('factory.localhost', '/sales/customers');
  await page.goto(customers);
  await page.getByText('CUS2026').first().waitFor();
  await callFromPage(page, '/api/signout', 'POST', {});
  const home = demo.server.url('factory.localhost', '/');
  await page.goto(home).catch(() => page.goto(home)); // the page may just be leaving by itself
  await page.goBack();
  // The browser shows what it kept until the page has asked who is there.
  await expect.poll(() => page.getByText('CUS2026').count()).toBe(0);
  await page.context().close();
});

describe.each([
  ['phone', phone, '1101700230708', '0812345678'],
  ['desktop', {}, '1101700203450', '0898765432'],
] as const)('on a %s', (size, options, citizen, number) => {
  const email = `somchai.${size}@example.co.th`;

  it('a visitor registers, is signed in at once and reaches the page they wanted', async () => {
    const visitor = await openPage(demo.browser, options);
    const { page } = visitor;
    await open(page, '/user/login?next=/cms/page/about');
    await page.getByRole('link', { name: 'สมัครสมาชิก' }).click();
    await page.waitForURL(/\/user\/register\?next=/);
    const submit = page.getByRole('button', { name: 'ลงทะเบียน' });
    await submit.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await fill(page, { email, citizen, phone: number });
    await page.getByLabel('ฉันยอมรับนโยบายความเป็นส่วนตัว').check();
    await takePicture(page, `register-${size}`);
    await submit.click();
    await page.getByRole('dialog', { name: 'ลงทะเบียนเรียบร้อยแล้ว' }).waitFor();
    await expectAccessible(page);
    await takePicture(page, `registered-${size}`);
    await page.getByRole('dialog').getByRole('button', { name: 'เริ่มใช้งาน' }).click();
    await page.waitForURL(/\/cms\/page\/about/);
    expect(await readRole(page)).toBe('user');
    await expectNoProblems(visitor);
  });

  it('whoever registers the same again is told which fields, and loses nothing', async () => {
    const visitor = await openPage(demo.browser, options);
    const { page } = visitor;
    await open(page, '/user/register');
    await fill(page, { email, citizen, phone: '0800000000' });
    await page.getByLabel('ฉันยอมรับนโยบายความเป็นส่วนตัว').check();
    await page.getByRole('button', { name: 'ลงทะเบียน' }).click();
    const dialog = page.getByRole('dialog', { name: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว' });
    await dialog.waitFor();
    expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining(['อีเมล', 'หมายเลขบัตรประชาชน']),
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'ตกลง' }).click();
    await expect.poll(() => page.locator('[name="email"]').inputValue()).toBe(email);
    await page.context().close();
  });

  it('the person signs in, is told so, and finds their account', async () => {
    const person = await openPage(demo.browser, options);
    const { page } = person;
    await open(page, '/user/profile');
    await page.locator('[name="username"]').fill(email);
    await page.locator('[name="password"]').fill(secret);
    await noteTold(page, 'เข้าสู่ระบบเรียบร้อยแล้ว');
    await page.locator('button[type="submit"]').click();
    await page.getByRole('heading', { name: 'บัญชีของฉัน' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes');
    await page.getByText('การเข้าสู่ระบบล่าสุด').scrollIntoViewIfNeeded();
    await page.getByText('อุปกรณ์นี้').waitFor();
    expect(await page.getByText('สมชาย ใจดี').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await takePicture(page, `profile-${size}`);
    await page.context().close();
  });

  it('axe finds nothing on the public account pages, in the light and in the dark', async () => {
    const visitor = await openPage(demo.browser, { ...options, reducedMotion: 'reduce' });
    const { page } = visitor;
    for (const name of publicPages) {
      await open(page, `/user/${name}${name === 'reset' ? '?requestId=none' : ''}`);
      await expectAccessible(page);
      await takePicture(page, `${name}-${size}-light`);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findColorFaults(page)).toEqual([]);
      await takePicture(page, `${name}-${size}-dark`);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await expectNoProblems(visitor);
  });
});

it('who works here sets a password of their own in place of the first one, which an administrator gave', async () => {
  const first = 'first-password-7';
  const email = 'newcomer@example.co.th';
  const { page: office } = await demo.openAs(academy, 'superadmin');
  await office.goto(demo.server.url(academy, '/'));
  await callFromPage(office, '/api/people', 'POST', { email, role: 'employee', password: first, firstname: 'ใหม่' });
  const { page } = await openPage(demo.browser);
  await open(page, '/user/login');
  await page.locator('[name="username"]').fill(email);
  await page.locator('[name="password"]').fill(first);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/user\/reset/);
  // Its channel is refused; the page stays all the same.
  const closed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('close'));
  const boxes = page.locator('input[type="password"]');
  await boxes.nth(0).fill('second-password-8');
  await closed;
  await boxes.nth(1).fill('second-password-8');
  await expect.poll(() => boxes.nth(0).inputValue()).toBe('second-password-8');
  await page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่' }).click();
  await page.getByText('เปลี่ยนรหัสผ่านเรียบร้อยแล้ว').waitFor();
  expect(await readRole(page)).toBe('employee');
});

describe('a member', () => {
  it('turns the second factor on by a picture and gets the recovery codes once', async () => {
    const { page } = await openPage(demo.browser);
    await open(page, '/user/login?next=/user/profile');
    await page.locator('[name="username"]').fill('somchai.desktop@example.co.th');
    await page.locator('[name="password"]').fill(secret);
    await page.locator('button[type="submit"]').click();
    await page.waitForURL(/\/user\/profile/);
    await page.getByRole('heading', { name: /การยืนยันสองขั้นตอน/ }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'เปิดใช้' }).click();
    await page.locator('[name="password"]').fill(secret);
    await page.getByRole('button', { name: 'ต่อไป' }).click();
    await page.getByRole('img', { name: /QR/ }).waitFor();
    await expectAccessible(page);
    await takePicture(page, 'second-factor');
    const { Secret, TOTP } = await import('otpauth');
    const shown = await page.locator('code').innerText();
    await page.locator('[name="code"]').fill(new TOTP({ secret: Secret.fromBase32(shown) }).generate());
    await page.getByRole('button', { name: 'เปิดใช้' }).click();
    await page.getByText('จดรหัสกู้คืนเหล่านี้').waitFor();
    const codes = await page.locator('li code').allInnerTexts();
    expect(codes.length).toBeGreaterThanOrEqual(8);
    await takePicture(page, 'recovery-codes');
    await page.getByRole('button', { name: 'จดแล้ว' }).click();
    await page.getByText('เปิดอยู่').waitFor();
    await page.context().close();
    await signInByRecoveryCode(codes[0] ?? '');
  });
});

async function signInByRecoveryCode(code: string): Promise<void> {
  const { page } = await openPage(demo.browser);
  await open(page, '/user/login?next=//evil.example/');
  await page.locator('[name="username"]').fill('somchai.desktop@example.co.th');
  await page.locator('[name="password"]').fill(secret);
  await page.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: 'ใช้รหัสกู้คืนแทน' }).click();
  await takePicture(page, 'second-step');
  await page.getByLabel('รหัสกู้คืน').fill(code);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/member/layout');
  expect(new URL(page.url()).hostname).toBe(academy);
  expect(await readRole(page)).toBe('user');
  await page.context().close();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(demo.server.url(academy, path), { waitUntil: 'networkidle' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Notes that these words were shown, for the next page: they may be gone before anybody asks for them. */
async function noteTold(page: Page, words: string): Promise<void> {
  await page.evaluate((told) => {
    const look = () => document.body.innerText.includes(told) && sessionStorage.setItem('told', 'yes');
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, words);
}

async function fill(page: Page, person: { email: string; citizen: string; phone: string }): Promise<void> {
  const all = { firstname: 'สมชาย', lastname: 'ใจดี', ...person, password: secret, confirmPassword: secret };
  for (const [name, value] of Object.entries(all)) await page.locator(`[name="${name}"]`).fill(value);
}

async function readRole(page: Page): Promise<unknown> {
  return page.evaluate(async () => (await (await fetch('/api/session')).json()).data.role);
}

async function expectNoProblems({ page, problems }: WatchedPage): Promise<void> {
  expect(problems).toEqual([]);
  await page.context().close();
}

/** The whole page, by every rule that a machine can check. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await findFaults(page)).toEqual([]);
}
