import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buildLayout } from '../factories/buildPage.ts';
import { openPage } from '../support/browser.ts';
import { openClient } from '../support/openClient.ts';
import { openDemo } from '../support/openDemo.ts';

const demo = openDemo();
const readMode = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).data as { mode?: string; role: string });

it('a bypass link opens a page whose button, pressed once, lets somebody in', async () => {
  const { page: office } = await openPage(demo.browser);
  await office.goto(demo.server.url('academy.localhost', '/user/login'));
  const url = await office.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await post('/api/signin', { username: 'admin@demo.test', password: 'sala-demo' });
    return (await post('/api/people/demo_user/bypass', {})).data.url as string;
  });
  const { page, problems } = await openPage(demo.browser, { locale: 'th-TH' });
  await page.goto(url);
  await page.getByRole('heading', { name: 'เข้าสู่ระบบแทนผู้ใช้' }).waitFor();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await page.waitForURL(/\/user\/employee/);
  expect(await readMode(page)).toMatchObject({ role: 'user', mode: 'bypass' });
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

it('a link to a place of its page leads there and stays there, before and after its scripts run, and Back leads to where it was', async () => {
  const host = 'academy.localhost';
  const admin = openClient({ port: demo.server.port, host });
  await admin.signIn('admin@demo.test', 'sala-demo');
  const lines = Array.from({ length: 60 }, (_, at) => ({ uid: `h${at}`, type: 'header', v: 1, text: `หัวข้อ ${at}` }));
  const layout = buildLayout({ settings: { title: 'ที่ในหน้า' } }, [
    {
      uid: 'links',
      type: 'paragraph',
      v: 1,
      content: '<p><a href="#end">ไปท้ายหน้า</a> <a href="/lesson/home">ไปหน้าอื่น</a></p>',
    },
    ...lines,
    { uid: 'end', type: 'header', v: 1, text: 'ท้ายหน้า', anchor: 'end' },
  ]);
  const key = 'page/places';
  const saved = await admin.put('/api/layout', { key, layout, version: 0 });
  const done = await admin.post('/api/layout/publish', { key, version: saved.json().data.version });
  expect(done.status, done.text).toBe(200);
  const { page, problems } = await openPage(demo.browser);
  await page.goto(demo.server.url(host, '/cms/page/places'));
  const place = () => page.evaluate(() => Math.round(scrollY));
  const press = async (name: string) => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
  };
  await press('ไปท้ายหน้า');
  const far = await place();
  expect(far).toBeGreaterThan(1000);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'awake');
  await press('ไปท้ายหน้า');
  expect(await place()).toBe(far);
  await page.evaluate(() => scrollTo(0, 40));
  await press('ไปหน้าอื่น');
  await page.waitForURL('**/lesson/home');
  await page.goBack();
  await page.getByRole('heading', { name: 'ท้ายหน้า' }).waitFor();
  await expect.poll(place).toBe(40);
  expect(problems).toEqual([]);
});
