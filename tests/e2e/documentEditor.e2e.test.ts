import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openDemo } from '../support/openDemo.ts';

const demo = openDemo();
const factory = 'factory.localhost';
const desktop = { viewport: { width: 1280, height: 900 } };
const at = (path: string) => demo.server.url(factory, path);

/** The quotation in the editor of documents, before whoever manages the office. */
async function openEditor(): Promise<Page> {
  const { page } = await demo.openAs(factory, 'admin', desktop);
  await page.goto(at('/config/documents'));
  await page.getByRole('button', { name: /^ใบเสนอราคา/ }).click();
  await readPreview(page).getByText('จำนวนเงิน', { exact: true }).waitFor();
  return page;
}

const readPreview = (page: Page) => page.getByRole('region', { name: 'ตัวอย่าง' });
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click();
  await page.getByText('ยังไม่บันทึก').waitFor({ state: 'detached' });
};

it('changes the quotations of a company before its eyes, and gives back the original', async () => {
  const page = await openEditor();
  await page.getByLabel('สีของหัวเรื่องและเส้น').fill('#0b5394');
  await page.getByText('คอลัมน์ของตาราง').click();
  await page.getByLabel('แสดง รหัสสินค้า').uncheck();
  await page.getByText('ข้อความเพิ่มเติม').click();
  await page.getByRole('button', { name: 'เพิ่มข้อความ' }).click();
  await page.getByRole('group', { name: 'ข้อความ' }).getByLabel('ไทย').fill('ราคานี้รวมค่าติดตั้ง <b>แล้ว</b>');
  await readPreview(page).getByText('ราคานี้รวมค่าติดตั้ง <b>แล้ว</b>').waitFor();
  await expect.poll(() => readPreview(page).getByText('รหัสสินค้า').count()).toBe(0);
  await save(page);

  const quotation = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/quotation?limit=1')).json();
    return await (await fetch(`/api/document/quotation/${data[0].id}?fonts=none`)).text();
  });
  expect(quotation).toContain('ราคานี้รวมค่าติดตั้ง &lt;b&gt;แล้ว&lt;/b&gt;');
  expect(quotation).toContain('--accent: #0b5394');
  expect(quotation).not.toContain('>รหัสสินค้า<');

  await page.getByText('รุ่นที่ผ่านมา').click();
  await page.getByRole('button', { name: 'กลับไปใช้แบบเดิม' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'กลับไปใช้แบบเดิม' }).click();
  await readPreview(page).getByText('รหัสสินค้า').first().waitFor();
  await page.context().close();
}, 120_000);

it('asks before changes that are not saved are left for the list of documents', async () => {
  const page = await openEditor();
  await page.getByLabel('สีของหัวเรื่องและเส้น').fill('#aa0000');
  await page.getByRole('button', { name: 'เอกสารทั้งหมด' }).click();
  await page.getByRole('alertdialog', { name: 'ออกโดยไม่บันทึกหรือไม่' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('ยังไม่บันทึก').waitFor();
  const address = page.url();
  await page.goBack();
  await page.getByRole('alertdialog', { name: 'ออกโดยไม่บันทึกหรือไม่' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('ยังไม่บันทึก').waitFor();
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'เอกสารทั้งหมด' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'ออกจากหน้านี้' }).click();
  await page.getByRole('button', { name: /^ใบเสนอราคา/ }).waitFor();
  await page.context().close();
}, 120_000);

it('asks before settings that are not saved are left by a link or by going back', async () => {
  const { page } = await demo.openAs(factory, 'admin', desktop);
  await page.goto(at('/config/documents'));
  await page.getByRole('link', { name: 'ตั้งค่าเว็บไซต์' }).first().click();
  const name = page.getByLabel('ชื่อเว็บไซต์ (อังกฤษ)');
  await name.fill('Not saved yet');
  for (const leave of [() => page.goBack(), () => page.getByRole('link', { name: 'งานของฉัน' }).first().click()]) {
    await leave();
    await page.getByRole('alertdialog', { name: 'ออกโดยไม่บันทึกหรือไม่' }).waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'กลับไป' }).click();
    await expect.poll(() => name.inputValue()).toBe('Not saved yet');
  }
  await page.context().close();
}, 120_000);
