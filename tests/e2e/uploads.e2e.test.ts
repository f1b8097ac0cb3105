import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

const host = 'localhost';
const key = 'page/apply-files';
const megabyte = 1024 * 1024;
const demo = openDemo();
let admin: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-sent-'));
  admin = await (await demo.browser.newContext()).newPage();
  await admin.goto(demo.server.url(host, '/user/login'));
  await call('/api/signin', 'POST', { username: 'admin@demo.test', password: 'sala-demo' });
  const objects = [
    { uid: 'name', type: 'input', name: 'name', label: 'ชื่อ' },
    { uid: 'doc', type: 'upload', name: 'doc', label: 'เอกสาร', required: true, fileSizeLimit: 60, itemLimit: 2 },
  ];
  const rows = [{ uid: 'r1', columns: [{ uid: 'c1', objects }] }];
  const layout = { version: 1, kind: 'form', settings: { title: 'ใบสมัคร' }, rows };
  const saved = await call('/api/layout', 'PUT', { key, layout, version: 0 });
  await call('/api/layout/publish', 'POST', { key, version: saved.data.version });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('sends files of a visitor through a lost connection and a reload, and the form with them', async () => {
  const context = await demo.browser.newContext({ locale: 'th-TH' });
  const page = await context.newPage();
  await open(page);
  const network = await slowDown(context, page, 4);
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24 * megabyte)]);
  const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('.w-upload input[type=file]')
    .first()
    .setInputFiles(
      await Promise.all([keep('รูปถ่าย.jpg', image), keep('ทะเบียนบ้าน.pdf', pdf), keep('a.exe', Buffer.from('MZ'))]),
    );
  await page.getByText('ชนิดไฟล์ไม่ถูกต้อง').waitFor();
  const sending = page.locator('.w-upload__item', { hasText: 'ทะเบียนบ้าน' });
  await expect.poll(() => percentOf(sending)).toBeGreaterThan(20);

  await network.set({ offline: true });
  await sending.getByText('ออฟไลน์').waitFor();
  await network.set({ offline: false, megabytes: 4 });
  await sending.getByText('กำลังอัปโหลด').waitFor();
  await sending.getByRole('button', { name: 'หยุด' }).click();
  await sending.getByText('หยุดไว้').waitFor();
  const stopped = await percentOf(sending);

  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await sending.getByText('กำลังอัปโหลด').waitFor();
  await expect.poll(() => percentOf(sending)).toBeGreaterThanOrEqual(Math.floor(stopped * 0.8));
  await network.set({ offline: false });
  await page.getByText('อัปโหลดไฟล์เรียบร้อยแล้ว: รูปถ่าย.jpg, ทะเบียนบ้าน.pdf').waitFor({ timeout: 60_000 });
  await page.locator('button[type=submit]').click();
  await page.getByText('ส่งข้อมูลเรียบร้อยแล้ว').waitFor();

  const { data } = await call('/api/form_submission?limit=1', 'GET');
  const [photo, document] = data[0].form_data.doc;
  expect(photo).toMatchObject({ name: 'รูปถ่าย.jpg', status: 'uploaded' });
  expect(document).toMatchObject({ name: 'ทะเบียนบ้าน.pdf', size: pdf.length });
  const read = await admin.evaluate(
    async (url) => (await (await fetch(url)).arrayBuffer()).byteLength,
    document.outputLink,
  );
  expect(read).toBe(pdf.length);
  await context.close();
});

it('is operated by keyboard and passes axe', async () => {
  const page = await (await demo.browser.newContext({ locale: 'th-TH' })).newPage();
  // Asked for long before the press: a busy browser may open its own dialog before it has heard that the test wants it.
  const opening = page.waitForEvent('filechooser', { timeout: 90_000 });
  await open(page);
  const chooser = page.getByRole('button', { name: 'เลือกไฟล์: เอกสาร' });
  await chooser.focus();
  await page.keyboard.press('Enter');
  await (await opening).setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await page.locator('.w-upload__item[data-phase=done]').waitFor();
  expect(await findFaults(page, '.w-upload')).toEqual([]);
  await page.getByRole('button', { name: 'นำ a.pdf ออก' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.w-upload__item').count()).toBe(0);
});

async function open(page: Page): Promise<void> {
  await page.goto(demo.server.url(host, '/cms/page/apply-files'), { waitUntil: 'networkidle' });
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('.w-upload').scrollIntoViewIfNeeded();
  // What is pressed earlier is pressed again, but a browser opens its file dialog only within seconds of a person's press.
  await page.locator('[data-live] .w-upload').waitFor({ state: 'detached' });
}

/** On the disk, where the browser itself reads it: sent to it in a message, a large file would take a busy machine half a minute. */
async function keep(name: string, content: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function percentOf(item: ReturnType<Page['locator']>): Promise<number> {
  return Number(await item.locator('progress').getAttribute('value'));
}

async function slowDown(context: BrowserContext, page: Page, megabytes: number) {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  const set = ({ offline, megabytes: speed }: { offline: boolean; megabytes?: number }) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: speed ? speed * megabyte : -1,
    });
  await set({ offline: false, megabytes });
  return { set };
}

/** A call of the administrator's own browser. */
async function call(path: string, method: string, body?: unknown) {
  return admin.evaluate(
    async ([to, how, what]) => {
      const headers = { 'Content-Type': 'application/json', 'X-Sala': '1' };
      const answer = await fetch(String(to), {
        method: String(how),
        headers,
        body: what ? JSON.stringify(what) : undefined,
      });
      return answer.json();
    },
    [path, method, body],
  );
}
