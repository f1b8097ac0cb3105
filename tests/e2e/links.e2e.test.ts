import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../support/browser.ts';
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
