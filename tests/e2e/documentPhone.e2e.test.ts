import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

const factory = 'factory.localhost';
const demo = openDemo();

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A quotation in its preview, on a phone. */
async function openPreview(): Promise<Page> {
  const { page } = await demo.openAs(factory, 'admin', phone);
  await page.addInitScript(() => {
    const seen = { shared: [] as string[], printed: [] as string[] };
    Object.assign(window, { seen, print: () => (window.opener ?? window.parent).seen.printed.push(location.pathname) });
  });
  await page.goto(demo.server.url(factory, '/work'));
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/quotation?limit=1');
    return String((await answer.json()).data[0].id);
  });
  await page.goto(demo.server.url(factory, `/sales/quotation/${id}`));
  await page.getByRole('button', { name: 'พิมพ์', exact: true }).first().tap();
  await page.locator('.w-document__stack .w-document__page').first().waitFor();
  return page;
}

const readSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shared: string[]; printed: string[] } }).seen);
const tapPrint = (page: Page) => page.locator('dialog.w-document').getByRole('button', { name: 'พิมพ์' }).tap();

it('shows a document as wide as a phone, and gives its PDF to the phone to print', async () => {
  const page = await openPreview();
  // It is fitted to its place once it has one, a moment after it is drawn.
  const readWidth = () => page.evaluate(() => document.querySelector('.w-document__stack')?.scrollWidth ?? Infinity);
  await expect.poll(readWidth).toBeLessThanOrEqual(390);
  expect(await findFaults(page, 'dialog.w-document')).toEqual([]);
  await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { shared: string[] } };
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) =>
        void seen.shared.push(`${file?.name} ${file?.type} ${(await file?.text())?.slice(0, 5)}`),
    });
  });
  await tapPrint(page);
  await expect
    .poll(async () => (await readSeen(page)).shared, { timeout: 30_000 })
    .toEqual([expect.stringMatching(/^ใบเสนอราคา.*\.pdf application\/pdf %PDF-$/)]);
  await page.context().close();
}, 120_000);

it('prints in a frame of the page where a phone shares no files and opens no window', async () => {
  const page = await openPreview();
  await page.evaluate(() => {
    Object.assign(navigator, { canShare: () => false });
    window.open = () => null;
  });
  await tapPrint(page);
  await expect
    .poll(async () => (await readSeen(page)).printed, { timeout: 30_000 })
    .toEqual([expect.stringMatching(/^\/api\/document\/quotation\//)]);
  await page.context().close();
}, 120_000);

it('prints invoices that were chosen with a finger as one file', async () => {
  const { page } = await demo.openAs(factory, 'admin', { ...phone, acceptDownloads: true });
  await page.goto(demo.server.url(factory, '/finance/accounts-receivable'));
  // The first ones are a debit and a credit note, which have papers of their own.
  for (const at of [2, 3])
    await page
      .getByRole('checkbox', { name: /^เลือก INV/ })
      .nth(at)
      .tap();
  await page.getByRole('button', { name: 'พิมพ์เอกสาร' }).tap();
  const dialog = page.getByRole('dialog', { name: 'เอกสารของ 2 รายการ' });
  // Of all documents of invoices, the invoice is what people mean.
  await expect.poll(() => dialog.getByLabel('เอกสาร', { exact: true }).inputValue()).toBe('invoice');
  expect(await findFaults(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'พิมพ์ 2 รายการ' }).tap();
  const file = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'ดาวน์โหลด' }).tap({ timeout: 60_000 });
  const pdf = await PDFDocument.load(await readFile(await (await file).path()));
  expect(pdf.getPageCount()).toBe(2);
  await page.context().close();
}, 120_000);
