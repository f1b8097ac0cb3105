import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, waitUntilAwake } from '../support/browser.ts';
import { openDemo } from '../support/openDemo.ts';

/** What visitors, customers and members do on their own, and what staff see of it. */
const shop = 'shop.localhost';
const academy = 'academy.localhost';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 900 } };
const demo = openDemo();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openVisitor(host: string, path: string, options: object = phone) {
  const watched = await openPage(demo.browser, options);
  await watched.page.goto(demo.server.url(host, path));
  return watched;
}

async function openStaff(host: string, path: string) {
  const watched = await demo.openAs(host, 'admin', desktop);
  await watched.page.goto(demo.server.url(host, path));
  return watched;
}

describe('a customer of the shop', () => {
  it('finds a product by its name, sees the total follow the number, and orders', async () => {
    const { page, problems } = await openVisitor(shop, '/search');
    await page.getByRole('searchbox').fill('แจกัน');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'แจกันเซรามิกทรงสูง' }).click();
    await page.waitForURL(/\/shop\/product\//);
    await expect.poll(() => page.title()).toMatch(/^แจกันเซรามิกทรงสูง/);
    await page.getByRole('link', { name: 'สั่งซื้อ' }).click();
    await page.locator('[name="quantity"]').fill('3');
    await page.getByText('รวม ฿2,940.00').waitFor();
    await page.locator('[name="name"]').fill('สมหญิง ใจดี');
    await page.locator('[name="phone"]').fill('0812345678');
    await page.locator('[name="email"]').fill('somying@example.com');
    await button(page, 'ส่งคำสั่งซื้อ').click();
    await page.getByRole('alertdialog', { name: 'ได้รับคำสั่งซื้อแล้ว' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('is known in the inbox by the product, answered there by mail, and exported', async () => {
    const { page, problems } = await openStaff(shop, '/forms/inbox');
    await waitUntilAwake(page, '.w-table');
    await page.getByRole('link', { name: 'สั่งซื้อสินค้า' }).click();
    await page.waitForURL(/\/forms\/inbox\/form_submission_/);
    for (const answer of ['แจกันเซรามิกทรงสูง', '฿980.00', 'สมหญิง ใจดี', '0812345678'])
      await page.locator('#content').getByText(answer, { exact: true }).last().waitFor();
    await waitUntilAwake(page, '.w-submission');
    await page.getByLabel('ข้อความ').fill('ยอดรวม 2,940 บาท ส่งพรุ่งนี้ค่ะ');
    await button(page, 'ส่งอีเมล').click();
    await page.locator('#content').getByText('ยอดรวม 2,940 บาท ส่งพรุ่งนี้ค่ะ').waitFor();
    await page.goto(demo.server.url(shop, '/forms/inbox'));
    await waitUntilAwake(page, '.w-table');
    await expect
      .poll(() => page.locator('tr[data-id]').first().textContent())
      .toContain('แจกันเซรามิกทรงสูง · ฿980.00 · 3');
    const download = page.waitForEvent('download');
    await button(page, 'ส่งออก').click();
    await page.getByRole('menuitem').first().click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

it('a member applies for a course from its page', async () => {
  const { page, problems } = await openVisitor(academy, '/lesson/detail/course_demo0002');
  await page.getByRole('link', { name: 'สมัครเรียน' }).click();
  await page.getByRole('heading', { name: 'สมัครเรียน ดับเพลิงขั้นต้นและอพยพหนีไฟ' }).waitFor();
  await page.locator('[name="name"]').fill('สมชาย เรียนดี');
  await page.locator('[name="phone"]').fill('0891234567');
  await page.locator('[name="email"]').fill('somchai@example.com');
  await button(page, 'ส่งใบสมัคร').click();
  await page.getByRole('alertdialog', { name: 'ได้รับใบสมัครแล้ว' }).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

it('the tab of each product has its name', async () => {
  const { page } = await openVisitor(shop, '/cms/page/products');
  const links = await page
    .locator('a[href^="/shop/product/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const titles = new Set<string>();
  for (const path of [...new Set(links)].slice(0, 3)) {
    await page.goto(demo.server.url(shop, path));
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    expect((await page.title()).startsWith(name.replaceAll('\n', ''))).toBe(true);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(3);
  await page.context().close();
});

it.each(['light', 'dark'] as const)(
  'the hero of the home page has the colours of the %s theme',
  async (colorScheme) => {
    const { page } = await openVisitor(shop, '/', { ...phone, colorScheme });
    const picture = await page.locator('.s-row').first().screenshot();
    const { brightness } = await page.evaluate(
      async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(1, 1);
        const context = canvas.getContext('2d');
        // A corner within its frame, where nothing is written.
        context?.drawImage(image, 24, 24, 1, 1, 0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
        return { brightness: (red + green + blue) / 3 };
      },
      [...picture],
    );
    if (colorScheme === 'dark') expect(brightness).toBeLessThan(80);
    else expect(brightness).toBeGreaterThan(200);
    await page.context().close();
  },
);

describe('somebody who keeps the shop', () => {
  it('filters by a date of the Buddhist era, which is said and kept in the address', async () => {
    const { page } = await openStaff(shop, '/forms/inbox');
    await waitUntilAwake(page, '.w-table');
    const rows = await page.locator('tr[data-id]').count();
    expect(rows).toBeGreaterThan(0);
    const ask = async (condition: string, chip: string) => {
      await page.goto(demo.server.url(shop, '/forms/inbox'));
      await waitUntilAwake(page, '.w-table');
      await button(page, 'ตัวกรอง').click();
      await page.getByRole('combobox', { name: 'ฟิลด์' }).selectOption({ label: 'ส่งเมื่อ' });
      await page.getByRole('combobox', { name: 'เงื่อนไข' }).selectOption({ label: condition });
      await page.getByRole('spinbutton', { name: /วัน/ }).click();
      await page.keyboard.type('01012560');
      await button(page, 'ใช้ตัวกรอง').click();
      await page.getByText(chip).waitFor();
      expect(decodeURIComponent(page.url())).toContain('2017-01-01');
    };
    await ask('หลัง', 'ส่งเมื่อ หลัง 1 ม.ค. 2560');
    await expect.poll(() => page.locator('tr[data-id]').count()).toBe(rows);
    await ask('ก่อน', 'ส่งเมื่อ ก่อน 1 ม.ค. 2560');
    await expect.poll(() => page.locator('tr[data-id]').count()).toBe(0);
    await page.context().close();
  });

  it('sees pictures of products in a column, and nothing where there is none', async () => {
    const { page, problems } = await openStaff(shop, '/');
    const made = await page.evaluate(async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ data: { product_name: 'ของที่ยังไม่มีรูป' } });
      return (await fetch('/api/product', { method: 'POST', headers, body })).status;
    });
    expect(made).toBe(201);
    await page.goto(
      demo.server.url(shop, '/inventory/products?products.cols=product_name%2Cimage_url&products.sort=-created_at'),
    );
    await waitUntilAwake(page, '.w-table');
    const cell = (name: string) =>
      page.locator('tr[data-id]').filter({ hasText: name }).locator('[data-field="image_url"]');
    await cell('แจกันเซรามิกทรงสูง').locator('img').waitFor();
    expect(await cell('แจกันเซรามิกทรงสูง').textContent()).toBe('');
    expect(await cell('ของที่ยังไม่มีรูป').locator('img').count()).toBe(0);
    await expect.poll(() => cell('ของที่ยังไม่มีรูป').textContent()).toMatch(/^[–-]?$/);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
