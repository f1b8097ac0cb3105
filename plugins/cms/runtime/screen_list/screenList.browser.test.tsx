import type { Runtime } from 'sala/runtime';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Json } from '../../../../schemas/index.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { ScreenList } from './ScreenList.tsx';
import { widget } from './screen_list.ts';

const screen = (key: string, more: object) => ({
  key,
  title: { th: key, en: key },
  path: null,
  kind: 'list',
  state: 'original',
  isPublished: false,
  version: 0,
  ...more,
});
const screens = {
  data: [
    screen('record_list/a', { title: { th: 'ลูกค้า', en: 'Customers' } }),
    screen('sales/orders', {
      title: { th: 'ใบสั่งขาย', en: 'Orders' },
      kind: 'shipped',
      state: 'news',
      isPublished: true,
      version: 4,
    }),
  ],
} as unknown as Json;
const conflict = {
  id: 'value object list pageSize',
  kind: 'value',
  what: { th: 'ตาราง', en: 'Table' },
  property: { th: 'แถวต่อหน้า', en: 'Rows per page' },
  ours: '50',
  theirs: '25',
};

function open(api: ReturnType<typeof vi.fn>) {
  showOnPage(drawWidget(widget, ScreenList, { data: { screens }, runtime: { api: api as unknown as Runtime['api'] } }));
}

it('lists what was changed first, and everything when asked', async () => {
  open(vi.fn());
  await expect.element(page.getByText('ต้นฉบับมีรุ่นใหม่')).toBeVisible();
  expect(document.body.textContent).not.toContain('ลูกค้า');
  await userEvent.click(page.getByLabelText('ทุกหน้าจอ (2)'));
  await expect.element(page.getByText('ลูกค้า')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'ไม่มี');
  await expect.element(page.getByText('ไม่พบหน้าจอที่ค้นหา')).toBeVisible();
});

it('keeps what is said of each screen in one column, however many things can be done with it', async () => {
  await page.viewport(1200, 700);
  open(vi.fn());
  await userEvent.click(page.getByLabelText('ทุกหน้าจอ (2)'));
  const states = () =>
    [...document.querySelectorAll('.w-screens__state')].map((each) => each.getBoundingClientRect().left);
  await expect.poll(() => states().length).toBe(2);
  expect(new Set(states()).size).toBe(1);
});

it('merges a new original as chosen, where both sides changed the same', async () => {
  const api = vi.fn(async (_path: string, options?: { body?: unknown }) => {
    if (options) throw new Error('stays here');
    return { data: { version: 4, conflicts: [conflict] } };
  });
  open(api);
  await userEvent.click(page.getByRole('button', { name: /รวมกับรุ่นใหม่/ }));
  await userEvent.click(page.getByLabelText(/ของต้นฉบับ/));
  await userEvent.click(page.getByRole('button', { name: 'รวมเป็นฉบับร่าง' }));
  await expect
    .poll(() => api.mock.calls.at(-1)?.[1]?.body)
    .toEqual({ key: 'sales/orders', version: 4, takes: [conflict.id] });
});
