import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { waitUntilAwake } from '../support/browser.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

const factory = 'factory.localhost';
const demo = openDemo();

/** The id of an order that waits for its confirmation. */
function findWaiting(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/sales?state=pending&limit=1&sort=-created_at');
    return String((await answer.json()).data[0].id);
  });
}

it('is where people talk about a record, move it on with a reason, and read what happened', async () => {
  const { page, problems } = await demo.openAs(factory, 'admin', { viewport: { width: 1280, height: 900 } });
  await page.goto(demo.server.url(factory, '/work'));
  const id = await findWaiting(page);
  await page.goto(demo.server.url(factory, `/sales/sales-order/${id}`));
  await page.getByRole('region', { name: 'ความคืบหน้า' }).getByText('รอยืนยัน', { exact: true }).first().waitFor();

  const comments = page.getByRole('region', { name: 'ความคิดเห็น' });
  const box = comments.getByRole('textbox', { name: 'เขียนความคิดเห็น' });
  await comments.scrollIntoViewIfNeeded();
  await waitUntilAwake(page, '.w-aside textarea');
  await box.pressSequentially('ช่วยดูให้หน่อย @');
  await comments.getByRole('group', { name: 'กล่าวถึง' }).getByRole('button').first().click();
  await comments.getByRole('button', { name: 'ส่ง', exact: true }).click();
  await comments.locator('.w-aside__mention').waitFor();

  expect(await findFaults(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'ยกเลิก', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('ลูกค้าเปลี่ยนใจ');
  await dialog.getByRole('button', { name: 'ยกเลิก', exact: true }).click();
  await page.getByText('สิ้นสุดแล้ว ไม่มีขั้นต่อไป').waitFor();
  const history = page.getByRole('region', { name: 'ประวัติ' });
  await history.getByText('ลูกค้าเปลี่ยนใจ').waitFor();
  await expect.poll(() => history.getByRole('listitem').first().innerText()).toContain('ยกเลิกแล้ว');
  expect(problems).toEqual([]);
  await page.context().close();
});
