import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitUntilAwake } from '../support/browser.ts';
import { findFaults } from '../support/findFaults.ts';
import { openDemo } from '../support/openDemo.ts';

/** A day of work in a back office: the same by mouse on a tablet, and by the keyboard alone on a desktop. */
const factory = 'factory.localhost';
const list = '/sales/customers';
const demo = openDemo();

/** How somebody reaches a control, and puts it to use. */
interface Hand {
  press(target: Locator): Promise<void>;
  /** Replaces what a field holds. */
  write(target: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
}

const mouse: Hand = {
  press: (target) => target.click(),
  write: async (target, text) => {
    await target.click({ clickCount: 3 });
    await target.pressSequentially(text);
  },
  choose: (radio) => radio.click(),
};

const keyboard: Hand = {
  press: async (target) => {
    await tabTo(target);
    const isBox = await target.evaluate((element) => element instanceof HTMLInputElement);
    await target.page().keyboard.press(isBox ? 'Space' : 'Enter');
  },
  write: async (target, text) => {
    await tabTo(target);
    const { keyboard: keys } = target.page();
    await keys.press('Control+a');
    await keys.type(text);
  },
  choose: async (radio) => {
    await tabTo(radio.locator('xpath=ancestor::*[@role="radiogroup" or self::fieldset][1]').locator('input:checked'));
    await radio.page().keyboard.press('ArrowDown');
  },
};

/** Carries a card by the keys to another column. */
async function carry(page: Page, card: string, column: string): Promise<void> {
  await tabTo(cardOf(page, card).getByRole('link'));
  const columns = await page.locator('.w-kanban__column').allInnerTexts();
  const place = (text: string) => columns.findIndex((each) => each.includes(text));
  // The drag listens to keys a moment after it has begun.
  for (const key of ['Space', ...Array.from({ length: place(column) - place(card) }, () => 'ArrowRight'), 'Space']) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  }
}

/** As far as Tab leads to it, and no further. */
async function tabTo(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  const page = target.page();
  const where = () =>
    page.evaluate((wanted) => {
      const { activeElement: focused } = document;
      if (!wanted || !focused || focused === wanted) return 'there';
      return wanted.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
    }, element);
  const start = await where();
  for (let turn = 0; turn < 200 && (await where()) !== 'there'; turn += 1)
    await page.keyboard.press(start === 'after' ? 'Shift+Tab' : 'Tab');
  expect(await where(), `the keyboard reaches ${target}`).toBe('there');
}

const openAtWork = (viewport: { width: number; height: number }) => demo.openAs(factory, 'admin', { viewport });
const cardOf = (page: Page, name: string) => page.locator('.w-kanban__card').filter({ hasText: name });
const columnOf = (page: Page, name: string) => page.locator('.w-kanban__column').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const hands = [
  ['by mouse on a tablet', mouse, { width: 820, height: 1180 }],
  ['by the keyboard alone on a desktop', keyboard, { width: 1280, height: 900 }],
] as const;

describe.each(hands)('a day of work %s', (_, hand, viewport) => {
  let page: Page;
  let problems: string[];
  let id = '';
  const imported = `ลูกค้าจากไฟล์ ${viewport.width}`;

  beforeAll(async () => {
    ({ page, problems } = await openAtWork(viewport));
    await page.goto(demo.server.url(factory, list));
    await hand.press(button(page, 'เฉพาะที่จำเป็น'));
  });
  afterAll(async () => {
    expect(problems.filter((text) => !/status of 409/.test(text))).toEqual([]);
    await page.context().close();
  });

  const field = (name: string) => page.locator(`[name="${name}"]`);
  const openList = async () => {
    await page.goto(demo.server.url(factory, list));
    await waitUntilAwake(page, '.w-table');
  };
  const said = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const atRecord = () => page.waitForURL(/\/sales\/customers\/customer_\w+$/);
  const readCustomer = () =>
    page.evaluate(async (one) => (await (await fetch(`/api/customer/${one}`)).json()).data, id);

  it('creates a record from the list, and changes it', async () => {
    await openList();
    await hand.press(page.getByRole('link', { name: 'เพิ่มลูกค้า' }).first());
    await page.waitForURL('**/create');
    await hand.write(field('customer_name'), 'ร้านทำงานทั้งวัน');
    await hand.press(button(page, 'บันทึก'));
    await atRecord();
    await said('บันทึกแล้ว');
    id = page.url().split('/').at(-1) ?? '';
    expect(await findFaults(page, 'main')).toEqual([]);
    await hand.press(page.getByRole('link', { name: 'แก้ไข', exact: true }));
    await page.waitForURL('**/edit');
    await hand.write(field('phone'), '021234567');
    await hand.press(button(page, 'บันทึก'));
    await atRecord();
    expect(await readCustomer()).toMatchObject({ customer_name: 'ร้านทำงานทั้งวัน', phone: '021234567' });
  });

  it('settles a change that somebody else made meanwhile, value by value', async () => {
    await hand.press(page.getByRole('link', { name: 'แก้ไข', exact: true }));
    await page.waitForURL('**/edit');
    await hand.write(field('phone'), '0811111111');
    await hand.write(field('email'), 'mine@example.com');
    await page.evaluate(async (one) => {
      const body = JSON.stringify({ data: { phone: '0822222222', website: 'https://theirs.example' } });
      const headers = { 'Content-Type': 'application/json', 'X-Sala': '1' };
      await fetch(`/api/customer/${one}`, { method: 'PUT', headers, body });
    }, id);
    await hand.press(button(page, 'บันทึก'));
    const dialog = page.getByRole('dialog', { name: 'มีผู้แก้ไขรายการนี้ก่อนคุณ' });
    await dialog.waitFor();
    expect(await findFaults(page, '[role="dialog"]')).toEqual([]);
    await hand.choose(dialog.getByRole('radio', { name: /0822222222/ }));
    await hand.press(dialog.getByRole('button', { name: 'ใช้ค่าที่เลือกและบันทึก' }));
    await atRecord();
    const merged = { phone: '0822222222', email: 'mine@example.com', website: 'https://theirs.example' };
    expect(await readCustomer()).toMatchObject(merged);
  });

  it('moves it to another state', async () => {
    await hand.press(button(page, 'พักใช้'));
    await page.getByText('สถานะ: ใช้งาน → พักใช้').waitFor();
    await button(page, 'คืนสถานะ').waitFor();
    expect((await readCustomer()).state).toBe('suspended');
  });

  it('imports a thousand rows, and is told which are wrong', async () => {
    await openList();
    await hand.press(button(page, 'นำเข้า'));
    const names = Array.from({ length: 1000 }, (__, index) => (index % 200 === 7 ? '' : `${imported} ${index}`));
    const text = ['ชื่อลูกค้า,โทรศัพท์', ...names.map((name) => `${name},0812345678`)].join('\n');
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await hand.press(dialog.getByRole('button', { name: 'เลือกไฟล์' }));
    await (await chooser).setFiles({ name: 'ลูกค้า.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) });
    await hand.press(dialog.getByRole('button', { name: 'นำเข้า 995 รายการ' }));
    await dialog.getByText('นำเข้าแล้ว 995 จาก 1,000 แถว').waitFor();
    await expect.poll(() => dialog.getByText('กรุณาระบุชื่อลูกค้า').count()).toBe(5);
    expect(await findFaults(page, '[role="dialog"]')).toEqual([]);
    await hand.press(dialog.getByRole('button', { name: 'ปิด' }).last());
    await dialog.waitFor({ state: 'hidden' });
  });

  it('changes several records at once', async () => {
    await openList();
    await hand.write(page.getByRole('searchbox', { name: 'ค้นหา' }).last(), `${imported} 99`);
    await page.keyboard.press('Enter');
    const rows = page.getByRole('row').filter({ hasText: `${imported} 99` });
    await expect.poll(() => rows.count()).toBe(11);
    for (const place of [0, 1]) await hand.press(rows.nth(place).getByRole('checkbox'));
    await said('เลือก 2');
    expect(await findFaults(page, 'main')).toEqual([]);
    await hand.press(button(page, 'พักใช้'));
    await hand.press(button(page, 'พักใช้ 2 รายการ'));
    await expect.poll(() => rows.filter({ hasText: 'พักใช้' }).count()).toBe(2);
  });
});

it('carries a card of a board to another column by the keyboard', async () => {
  const { page, problems } = await openAtWork({ width: 1280, height: 900 });
  const card = 'ย้ายสายการผลิต B ไปอาคาร 2';
  await page.goto(demo.server.url(factory, '/calendar/tasks?tasks.view=board'));
  await waitUntilAwake(page, '.w-kanban');
  await page.locator('[id^="DndDescribedBy"]').first().waitFor({ state: 'attached' });
  expect(await findFaults(page, 'main')).toEqual([]);
  await carry(page, card, 'เสร็จแล้ว');
  await columnOf(page, 'เสร็จแล้ว').getByText(card).waitFor();
  await page.getByRole('status').filter({ hasText: 'ย้าย' }).waitFor();
  await page.reload();
  await columnOf(page, 'เสร็จแล้ว').getByText(card).waitFor();
  expect(problems).toEqual([]);
  await page.context().close();
});

/** The steps of a hand that carries something over the screen, slowly enough for the page to follow. */
async function carryBy(page: Page, hand: 'mouse' | 'touch', from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const move = (at: Point) => (hand === 'mouse' ? page.mouse.move(at.x, at.y) : touch('touchMove', [at]));
  if (hand === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
  } else {
    await touch('touchStart', [from]);
    await page.waitForTimeout(400); // a finger that rests lifts the card
  }
  const steps = 25;
  for (let step = 1; step <= steps; step += 1) {
    await move({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps });
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(400); // long enough for a board that runs away to do so
  if (hand === 'mouse') await page.mouse.up();
  else await touch('touchEnd', []);
}

interface Point {
  x: number;
  y: number;
}

it.each(['mouse', 'touch'] as const)(
  'drops a card on the column that it is held over, by %s on a tablet',
  async (hand) => {
    const { page, problems } = await demo.openAs(factory, 'admin', {
      viewport: { width: 820, height: 1180 },
      hasTouch: hand === 'touch',
    });
    await page.goto(demo.server.url(factory, '/purchase/dashboard'));
    await page.locator('[id^="DndDescribedBy"]').first().waitFor({ state: 'attached' });
    const card = page.locator('.w-kanban__column').nth(1).locator('.w-kanban__card').first();
    const address = await card.getByRole('link').getAttribute('href');
    await card.scrollIntoViewIfNeeded();
    // The third of six columns: the last one that is seen whole, in the part where the board used to run away.
    const [from, to] = await Promise.all(
      [card, page.locator('.w-kanban__column').nth(2)].map((one) => one.boundingBox()),
    );
    if (!from || !to) throw new Error('the board is not drawn');
    const start = { x: from.x + from.width / 2, y: from.y + 20 };
    await carryBy(page, hand, start, { x: to.x + to.width / 2, y: start.y + 40 });
    await page.getByRole('status').filter({ hasText: 'วางที่ อนุมัติแล้ว' }).waitFor();
    await page.locator('.w-kanban__column').nth(2).locator(`a[href="${address}"]`).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  },
);

it('tells where a card may go that was dropped elsewhere, and moves in the browser of somebody else', async () => {
  const [mine, other] = await Promise.all([1280, 1024].map((width) => openAtWork({ width, height: 900 })));
  if (!mine || !other) throw new Error('two browsers');
  for (const { page } of [mine, other]) {
    await page.goto(demo.server.url(factory, '/sales/sales-order'));
    await page.locator('.w-kanban').scrollIntoViewIfNeeded();
    await page.locator('[id^="DndDescribedBy"]').first().waitFor({ state: 'attached' });
  }
  const column = (page: Page, place: number) => page.locator('.w-kanban__column').nth(place);
  const card = column(mine.page, 1).locator('.w-kanban__card').first();
  const address = await card.getByRole('link').getAttribute('href');
  const link = (page: Page, place: number) => column(page, place).locator(`a[href="${address}"]`);
  const drop = async (place: number) => {
    await link(mine.page, 1).scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all(
      [link(mine.page, 1), column(mine.page, place)].map((one) => one.boundingBox()),
    );
    if (!from || !to) throw new Error('the board is not drawn');
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    await carryBy(mine.page, 'mouse', start, { x: to.x + to.width / 2, y: start.y });
  };
  await drop(0);
  const notice = mine.page.locator('.w-entry-notice[data-failed]');
  await notice.filter({ hasText: 'จากตรงนี้ไปได้ที่ กำลังจัดเตรียม' }).waitFor();
  await link(mine.page, 1).waitFor();
  await drop(2);
  await Promise.all([mine, other].map(({ page }) => link(page, 2).waitFor()));
  expect([...mine.problems, ...other.problems]).toEqual([]);
  await Promise.all([mine, other].map(({ page }) => page.context().close()));
});

it('gives a task of the calendar the day onto which it is dragged, seen by somebody else too', async () => {
  const [mine, other] = await Promise.all([1280, 1024].map((width) => openAtWork({ width, height: 900 })));
  if (!mine || !other) throw new Error('two browsers');
  const title = 'ประชุมที่เลื่อนวัน';
  await mine.page.goto(demo.server.url(factory, '/calendar/tasks?tasks.year=2026&tasks.month=3'));
  await mine.page.evaluate(
    async (data) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/task', { method: 'POST', headers, body: JSON.stringify({ data }) });
    },
    { title, startDate: '2026-03-10', dueDate: '2026-03-10' },
  );
  const cell = (page: Page, day: string) => page.locator(`td:has([data-day="${day}"])`);
  const on = (page: Page, day: string) => cell(page, day).getByRole('link', { name: title });
  for (const { page } of [mine, other]) {
    await page.goto(demo.server.url(factory, '/calendar/tasks?tasks.year=2026&tasks.month=3'));
    await on(page, '2026-03-10').waitFor();
  }
  await mine.page.locator('[id^="DndDescribedBy"]').first().waitFor({ state: 'attached' });
  const [from, to] = await Promise.all(
    [on(mine.page, '2026-03-10'), cell(mine.page, '2026-03-12')].map((one) => one.boundingBox()),
  );
  if (!from || !to) throw new Error('the calendar is not drawn');
  const start = { x: from.x + 20, y: from.y + from.height / 2 };
  await carryBy(mine.page, 'mouse', start, { x: to.x + to.width / 2, y: start.y });
  await Promise.all([mine, other].map(({ page }) => on(page, '2026-03-12').waitFor()));
  expect([...mine.problems, ...other.problems]).toEqual([]);
  await Promise.all([mine, other].map(({ page }) => page.context().close()));
});

it('leads from record to record through a whole list in its order, beyond the rows that were loaded', async () => {
  const { page, problems } = await openAtWork({ width: 1280, height: 900 });
  await page.goto(demo.server.url(factory, '/sales/sales-order?orders.sort=-total&orders.size=10'));
  const ids = await page.evaluate(async () => {
    const answer = await (await fetch('/api/sales?sort=-total&limit=60')).json();
    return answer.data.map(({ id }: { id: string }) => id) as string[];
  });
  await waitUntilAwake(page, '.w-table');
  const first = 8;
  await page
    .locator(`tbody tr a[href*="/sales/sales-order/${ids[first - 1]}"]`)
    .first()
    .click();
  for (let at = first; at <= 12; at += 1) {
    await page.locator('.w-record-head__way').getByText(`${at} จาก ${ids.length}`, { exact: true }).waitFor();
    if (at < 12) await page.getByRole('link', { name: 'รายการถัดไป' }).click();
  }
  const seen = page.url().split('/').at(-1) ?? '';
  expect(ids.indexOf(seen)).toBeGreaterThanOrEqual(10);
  expect(problems).toEqual([]);
  await page.context().close();
});
