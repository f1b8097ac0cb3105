import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, takePicture } from '../support/browser.ts';
import { findFaults } from '../support/findFaults.ts';
import { openClient } from '../support/openClient.ts';
import { openDemo } from '../support/openDemo.ts';

const host = 'academy.localhost';
const { viewport, hasTouch, isMobile, deviceScaleFactor } = devices['iPhone 13'] ?? {};
const phone = { viewport, hasTouch, isMobile, deviceScaleFactor };

const demo = openDemo();
it('keeps what was typed, ticked and chosen before its scripts arrived, and is sent only when it knows', async () => {
  const { page } = await openPage(demo.browser);
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(demo.server.url(host, '/cms/page/group-application'), { waitUntil: 'commit' });
  await page.getByLabel('ชื่อหน่วยงาน').fill('บริษัทตัวอย่าง จำกัด');
  await page.getByLabel('หมายเหตุ').fill('ขอใบเสนอราคา');
  await page.getByText('แพ้อาหาร', { exact: true }).click();
  await page.getByRole('checkbox', { name: /ยินยอม/ }).check();
  // Sent too early, it waits for its fields; sending draws each of them anew, from what the form knows.
  arrive();
  const list = page.getByRole('alert').filter({ hasText: 'รายการที่ต้องแก้ไข' });
  const press = async () => {
    await page.getByRole('button', { name: 'ส่งข้อมูล' }).click();
    return await list.isVisible();
  };
  await expect.poll(press).toBe(true);
  await expect.poll(() => list.innerText()).toContain('ผู้ติดต่อ');
  expect(await list.innerText()).not.toContain('ชื่อหน่วยงาน');
  await expect.poll(() => page.getByLabel('ชื่อหน่วยงาน').inputValue()).toBe('บริษัทตัวอย่าง จำกัด');
  await expect.poll(() => page.getByLabel('หมายเหตุ').inputValue()).toBe('ขอใบเสนอราคา');
  await expect.poll(() => page.getByLabel('อาหารที่แพ้').isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('checkbox', { name: /ยินยอม/ }).isChecked()).toBe(true);
  await page.context().close();
});

it('is filled in on a phone, in Thai: address by postal code, two people, and what is wrong is said at each', async () => {
  const { page, problems } = await openPage(demo.browser, phone);
  await page.goto(demo.server.url(host, '/cms/page/group-application'));
  await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
  await declineCookies(page);
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'ส่งข้อมูล' }).click();
  const list = page.getByRole('alert').filter({ hasText: 'รายการที่ต้องแก้ไข' });
  await list.waitFor();
  await list.getByRole('button', { name: 'ผู้เข้าอบรม 1 · ชื่อและนามสกุล' }).waitFor();
  await takePicture(page, 'form-errors');
  expect(await findFaults(page)).toEqual([]);

  await page.getByLabel('ชื่อหน่วยงาน').fill('บริษัทตัวอย่าง จำกัด');
  await page.getByLabel('ผู้ติดต่อ').fill('สมหญิง ใจดี');
  await page.getByLabel('อีเมล').fill('somying@example.com');
  await page.getByLabel('โทรศัพท์').fill('๐๒-๑๒๓-๔๕๖๗');
  await page.getByLabel('บ้านเลขที่').fill('99/1');
  await page.getByLabel('ค้นหาจากรหัสไปรษณีย์หรือตำบล/แขวง').fill('ลาดยาว');
  await page.getByRole('option', { name: /ลาดยาว · จตุจักร · กรุงเทพมหานคร/ }).tap();
  await expect.poll(() => page.getByRole('textbox', { name: 'รหัสไปรษณีย์', exact: true }).inputValue()).toBe('10900');

  await page.getByLabel('ชื่อและนามสกุล').fill('มานะ รักเรียน');
  await page.getByRole('button', { name: 'เพิ่มผู้เข้าอบรม' }).tap();
  const second = page.getByRole('group', { name: 'ผู้เข้าอบรม 2' });
  await second.getByLabel('ชื่อและนามสกุล').fill('ชูใจ เลิศล้ำ');
  await second.getByText('แพ้อาหาร', { exact: true }).tap();
  await second.getByLabel('อาหารที่แพ้').fill('กุ้ง');
  await second.getByRole('button', { name: 'เลื่อน ผู้เข้าอบรม 2 ขึ้น' }).tap();
  await page.getByLabel(/งบประมาณ/).fill('1500');
  await page.getByRole('checkbox', { name: /ยินยอม/ }).check();
  expect(await measureOverflow(page)).toBe(0);

  // What was filled in is still there after the page was opened anew.
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('กุ้ง'));
  await page.reload();
  await page.locator('html[data-ready="awake"]').waitFor({ state: 'attached' });
  await expect.poll(() => page.getByLabel('อาหารที่แพ้').inputValue()).toBe('กุ้ง');
  await takePicture(page, 'form-filled');
  await page.getByRole('button', { name: 'ส่งข้อมูล' }).tap();
  await page.getByRole('heading', { name: 'ส่งข้อมูลเรียบร้อยแล้ว' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  expect(problems).toEqual([]);
  await page.context().close();

  const staff = openClient({ port: demo.server.port, host });
  await staff.signIn('admin@demo.test', 'sala-demo');
  const { data } = (
    await staff.post('/api/form/query', { method: 'find', args: [{ form_key: 'page/group-application' }] })
  ).json();
  expect(data).toHaveLength(1);
  expect(data[0].form_data).toMatchObject({
    organisation: 'บริษัทตัวอย่าง จำกัด',
    phone: '02-123-4567',
    address: { NO: '99/1', MOO: 'n/a', subdistrict: 'ลาดยาว', district: 'จตุจักร', zipcode: '10900' },
    people: [
      { name: 'ชูใจ เลิศล้ำ', food: 'allergy', allergy: 'กุ้ง' },
      { name: 'มานะ รักเรียน', food: 'all' },
    ],
    budget: '1500',
    consent: ['yes'],
    note: 'N/A',
  });
});

it('is whole without scripts: every field can be read and has its label', async () => {
  const { page } = await openPage(demo.browser, { ...phone, javaScriptEnabled: false });
  await page.goto(demo.server.url(host, '/cms/page/group-application'));
  await expect.poll(() => page.getByRole('textbox').count()).toBeGreaterThan(10);
  await expect.poll(() => page.getByRole('group', { name: 'ผู้เข้าอบรม 1' }).count()).toBe(1);
  await page.context().close();
});

async function declineCookies(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'เฉพาะที่จำเป็น' });
  if (await button.isVisible()) await button.click();
}

/** How far the page is wider than the screen. */
function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
