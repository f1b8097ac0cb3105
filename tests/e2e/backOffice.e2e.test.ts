import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, signInByForm, takePicture } from '../support/browser.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

const academy = 'academy.localhost';
const demo = openDemo();

const openAs = (role: string, options = {}) => demo.openAs(academy, role, options);

const pretendIdle = (page: Page, minutes: number) =>
  page.evaluate((ago) => localStorage.setItem('sala:seen', String(Date.now() - ago)), minutes * 60_000);

describe('an administrator', () => {
  it('goes to another site from the bar, and is signed in there', async () => {
    const { page, problems } = await openAs('admin');
    await page.goto(demo.server.url(academy, '/'));
    const button = page.getByRole('button', { name: 'สลับเว็บไซต์' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'เลือกเว็บไซต์' });
    await dialog.getByText('ใช้งานอยู่').waitFor();
    await expect.poll(() => dialog.getByText('ใช้งานอยู่').count()).toBe(1);
    await dialog.getByRole('button', { name: /shop\.localhost/ }).click();
    await page.waitForURL(/shop\.localhost/);
    await page.getByRole('complementary').getByText('ร้านศาลาคราฟต์').waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('opens a page by a few letters and Enter, though the list of pages comes later', async () => {
    const { page } = await openAs('admin');
    const entered = Promise.withResolvers<void>();
    await page.route('**/api/screens', async (route) => {
      await entered.promise;
      await route.continue();
    });
    await page.goto(demo.server.url(academy, '/'));
    await page.locator('#sala-staff[data-ready]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('สิทธิ์');
    await page.keyboard.press('Enter');
    entered.resolve();
    await page.waitForURL('**/config/tools');
    await page.context().close();
  });

  it('begins at their work, finds a record by its number, and keeps its page with a star', async () => {
    const { page, problems } = await openPage(demo.browser);
    const url = demo.server.url('factory.localhost', '/user/login');
    await signInByForm(page, { url, username: 'admin@demo.test', password: 'sala-demo' });
    await page.waitForURL('**/work');
    await page.getByRole('heading', { name: 'รอคุณดำเนินการ' }).waitFor();
    await page.locator('#sala-staff[data-ready]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('SO20260060');
    await page.getByRole('option', { name: /SO20260060/ }).click();
    await page.waitForURL('**/sales/sales-order/*');
    const trail = page.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' });
    expect(await trail.getByRole('listitem').allTextContents()).toEqual(['การขาย', 'ใบสั่งขาย', 'SO20260060']);
    await page.getByRole('button', { name: 'ติดดาวหน้านี้' }).click();
    await page.getByRole('button', { name: 'เอาดาวออก' }).waitFor();
    await page.keyboard.press('h');
    await page.waitForURL('**/work');
    const places = page.locator('.w-work_places');
    await places
      .getByRole('link', { name: /SO20260060/ })
      .first()
      .waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'แป้นพิมพ์ลัด' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('finds screens in the menu, whose groups stay as they were left', async () => {
    const { page } = await openAs('admin');
    await page.goto(demo.server.url(academy, '/'));
    await page.locator('#sala-staff[data-ready]').waitFor({ state: 'attached' });
    const menu = page.getByRole('navigation', { name: 'เมนูหลัก' });
    await menu.getByRole('searchbox').fill('สิทธิ์');
    await menu.getByRole('link', { name: 'สิทธิ์' }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/config/tools');
    const group = menu.locator('details', { hasText: 'สำนักงาน' }).first();
    await group.locator('summary').first().click();
    await page.reload();
    await page.locator('#sala-staff[data-ready]').waitFor({ state: 'attached' });
    await expect.poll(() => group.getAttribute('open')).toBe(null);
    await page.context().close();
  });

  it('sees a countdown when nothing happens for long, in every tab, and is signed out on the server at its end', async () => {
    const { page } = await openAs('admin');
    await page.goto(demo.server.url(academy, '/'));
    const other = await page.context().newPage();
    await other.goto(demo.server.url(academy, '/'));
    for (const tab of [page, other]) await tab.locator('#sala-staff[data-ready]').waitFor({ state: 'attached' });
    await pretendIdle(page, 60);
    await Promise.all([page.getByRole('timer').waitFor(), other.getByRole('timer').waitFor()]);
    await pretendIdle(page, 91);
    await Promise.all([page.waitForURL('**/member/login'), other.waitForURL('**/member/login')]);
    const session = await page.evaluate(async () => (await fetch('/api/session')).text());
    expect(session).not.toContain('admin@demo.test');
    await page.context().close();
  });

  it('works with screens that axe finds nothing wrong with, on a desktop and on a dark phone', async () => {
    const { page, problems } = await openAs('admin', { reducedMotion: 'reduce' });
    for (const path of ['/config/general', '/user/dashboard', '/config/tools', '/config/display']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(demo.server.url(academy, path), { waitUntil: 'networkidle' });
      await page.locator('.w-config__skeleton').waitFor({ state: 'detached' });
      await takePicture(page, `${path.slice(1).replace('/', '-')}-desktop`);
      expect(await findFaults(page), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await takePicture(page, `${path.slice(1).replace('/', '-')}-phone`);
      expect(await findFaults(page), path).toEqual([]);
    }
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('shows people who only use the site none of it', async () => {
  const { page } = await openAs('user');
  await page.goto(demo.server.url(academy, '/'), { waitUntil: 'networkidle' });
  expect(await page.getByRole('complementary').count()).toBe(0);
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.context().close();
});
