import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takePicture, waitForChannel } from '../support/browser.ts';
import { callFromPage } from '../support/callFromPage.ts';
import { type FakeSmtp, openFakeSmtp } from '../support/fakeSmtp.ts';
import { openDemo } from '../support/openDemo.ts';

/** Mails, on the screens of who writes them and of who looks after them. */
const host = 'factory.localhost';
const demo = openDemo(async () => ({ OUTGOING_PORTS: '1024-65535', OUTGOING_NETWORKS: '127.0.0.1' }));
let smtp: FakeSmtp;

beforeAll(async () => {
  smtp = await openFakeSmtp();
});
afterAll(() => smtp?.close());

/** Writes a message to a mail box, and sends it. */
async function compose(page: Page, { subject, email }: Record<'subject' | 'email', string>) {
  await page.goto(demo.server.url(host, '/message/compose'));
  await page.waitForURL((url) => url.pathname === '/message/inbox/compose');
  await page.getByRole('textbox', { name: /^อีเมล/ }).fill(email);
  await page.getByRole('textbox', { name: /^เรื่อง/ }).fill(subject);
  await page.getByRole('textbox', { name: /^ข้อความ/ }).fill('แนบมา');
  await page.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await page.waitForURL((url) => /\/message\/inbox\/message_/.test(url.pathname));
}

it('a mail is kept and read while there is no server for it; one that a server refuses says why and is sent again by mouse', async () => {
  const { page } = await demo.openAs(host, 'admin', { viewport: { width: 1280, height: 900 } });
  const openMails = async () => {
    await page.goto(demo.server.url(host, '/setup/monitor'));
    await page.getByRole('main').getByText('อีเมล', { exact: true }).click();
  };
  const mailOf = (subject: string) => page.getByRole('listitem').filter({ hasText: subject });
  const write = (subject: string, email: string) => compose(page, { subject, email });
  await write('ใบแจ้งหนี้ที่หนึ่ง', 'first@example.com');
  await openMails();
  await mailOf('ใบแจ้งหนี้ที่หนึ่ง').getByText(/เก็บไว้/).waitFor();
  await mailOf('ใบแจ้งหนี้ที่หนึ่ง').getByRole('button', { name: /^อ่าน/ }).click();
  await page.getByRole('dialog').getByText('ถึง first@example.com').waitFor();

  await page.goto(demo.server.url(host, '/setup/gateway'));
  await page.getByRole('textbox', { name: /^โฮสต์/ }).fill('127.0.0.1');
  await page.getByLabel(/^พอร์ต/).fill(new URL(smtp.url).port);
  await page.getByRole('combobox', { name: /^การเข้ารหัส/ }).selectOption({ label: 'ไม่เข้ารหัส' });
  await page.getByRole('textbox', { name: /^อีเมลผู้ส่ง/ }).fill('factory@example.com');
  await page.getByRole('button', { name: 'บันทึก' }).first().click();
  await page.getByRole('button', { name: 'ส่งอีเมลทดสอบถึงฉัน' }).waitFor();
  smtp.refuse = true;
  await write('ใบแจ้งหนี้ที่สอง', 'second@example.com');
  await expect
    .poll(async () => (await callFromPage(page, '/api/jobs?kind=mails')).data[0]?.error ?? '', { timeout: 30_000 })
    .toContain('the mail box is full');
  await openMails();
  const refused = mailOf('ใบแจ้งหนี้ที่สอง');
  await refused.getByText(/กล่องของผู้รับเต็ม/).waitFor();
  const said = refused.getByText(/the mail box is full/);
  expect(await said.isVisible()).toBe(false);
  await refused.getByText('รายละเอียดทางเทคนิค').click();
  await said.waitFor();
  await takePicture(page, 'mail-refused');
  smtp.refuse = false;
  for (const subject of ['ใบแจ้งหนี้ที่สอง', 'ใบแจ้งหนี้ที่หนึ่ง'])
    await mailOf(subject)
      .getByRole('button', { name: /^ทำอีกครั้ง/ })
      .click();
  await smtp.waitFor('second@example.com', 'ใบแจ้งหนี้ที่สอง');
  await smtp.waitFor('first@example.com', 'ใบแจ้งหนี้ที่หนึ่ง');
  await openMails();
  await mailOf('ใบแจ้งหนี้ที่สอง')
    .getByText(/เสร็จแล้ว/)
    .waitFor();
});

it('a message is told to its reader at once, and is among their notifications', async () => {
  const openAs = async (role: string) => {
    const { page } = await demo.openAs(host, role, { viewport: { width: 1280, height: 900 } });
    return page;
  };
  const [reader, writer] = [await openAs('manager'), await openAs('admin')];
  await waitForChannel(reader, () => reader.goto(demo.server.url(host, '/work')));
  await writer.goto(demo.server.url(host, '/message/inbox'));
  const data = { to: 'demo_manager', subject: 'ประชุมบ่ายสอง', body: 'ห้อง A' };
  await callFromPage(writer, '/api/message', 'POST', { data });
  await reader.getByText('ประชุมบ่ายสอง').first().waitFor();
  await reader.goto(demo.server.url(host, '/user/notification'));
  await reader.getByRole('main').getByText('ประชุมบ่ายสอง').first().waitFor();
  await writer.goto(demo.server.url(host, '/message/inbox'));
  const line = writer.getByRole('row', { name: /ประชุมบ่ายสอง/ });
  await line.getByText('ส่งออก').waitFor();
});
