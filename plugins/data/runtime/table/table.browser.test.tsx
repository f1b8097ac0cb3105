import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import '../../../../tests/support/styles.ts';
import type { Api } from 'sala/runtime';
import { Chart } from '../chart/Chart.tsx';
import { widget as chartWidget } from '../chart/chart.ts';
import { buildChart, buildList, staffSession } from '../testing/storyData.ts';
import { Table } from './Table.tsx';
import { widget } from './table.ts';

let root: Root;
const calls: { path: string; body: unknown }[] = [];
const asked = () =>
  calls.map(({ path }) => decodeURIComponent(path)).filter((path) => path.startsWith('/api/page/data'));

beforeEach(() => {
  calls.length = 0;
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function open(properties: Record<string, unknown> = {}, answer: (path: string) => unknown = () => buildList(10_000)) {
  const api = (async (path: string, options?: { body?: unknown }) => {
    calls.push({ path, body: options?.body });
    return { data: { 'object-1': { list: answer(path) } } };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, ...properties },
      data: { list: buildList(10_000) },
      page: { session: staffSession },
      runtime: { api },
    }),
  );
}

it('sorts by a press, adds a key with shift, and begins at the first page', async () => {
  open();
  await userEvent.click(page.getByRole('link', { name: 'ยอดรวม' }));
  await expect.poll(() => location.search).toBe('?object-1.sort=total');
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(page.getByRole('link', { name: 'รหัสคำสั่งซื้อ' }));
  await userEvent.keyboard('{/Shift}');
  await expect.poll(() => location.search).toContain('number');
  await expect.poll(() => asked().at(-1)).toContain('objects=object-1');
});

it('searches when the person stops writing, once', async () => {
  open();
  await userEvent.type(page.getByRole('searchbox'), 'เหล็ก');
  await expect.poll(() => decodeURIComponent(location.search)).toBe('?object-1.q=เหล็ก');
  await expect.poll(() => asked().length).toBe(1);
});

it('filters by column', async () => {
  open();
  await userEvent.click(page.getByRole('button', { name: 'ตัวกรอง' }));
  await userEvent.type(page.getByLabelText('ยอดรวม ตั้งแต่'), '100');
  await userEvent.click(page.getByLabelText('ร่าง'));
  await userEvent.click(page.getByLabelText('ส่งออกแล้ว'));
  await userEvent.click(page.getByRole('button', { name: 'กรอง', exact: true }));
  await expect
    .poll(() => decodeURIComponent(location.search))
    .toMatch(/f-state=draft,shipped.*f-total-from=100|f-total-from=100.*f-state=draft,shipped/);
});

it('turns pages with an entry in the history', async () => {
  open();
  const before = history.length;
  await userEvent.click(page.getByRole('link', { name: 'หน้าถัดไป' }));
  await expect.poll(() => location.search).toBe('?object-1.page=2');
  expect(history.length).toBe(before + 1);
});

it('remembers which columns a person wants, in which order', async () => {
  open();
  const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent);
  const menu = page.getByRole('button', { name: 'คอลัมน์' });
  await userEvent.click(menu);
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'ชำระแล้ว' }));
  await expect.poll(heads).not.toContain('ชำระแล้ว');
  const before = heads();
  await userEvent.click(page.getByRole('menuitem', { name: 'ลำดับคอลัมน์' }));
  const earlier = page.getByRole('button', { name: 'เลื่อน ยอดรวม ขึ้น' });
  await userEvent.click(earlier); // past the column that is hidden
  await userEvent.click(earlier);
  await expect.poll(heads).not.toEqual(before);
  const after = heads();
  await userEvent.keyboard('{Escape}');
  root.unmount();
  document.body.replaceChildren();
  open();
  await expect.poll(heads).toEqual(after);
  await userEvent.click(menu);
  await userEvent.click(page.getByRole('menuitem', { name: 'คืนค่าเดิม' }));
  await expect.poll(heads).toContain('ชำระแล้ว');
  await expect.element(menu).toHaveFocus();
});

it('packs its rows as close as a person wants', async () => {
  open();
  await userEvent.click(page.getByRole('button', { name: 'คอลัมน์' }));
  const compact = page.getByRole('menuitemradio').first();
  await userEvent.click(compact);
  await expect.element(compact).toHaveAttribute('aria-checked', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-density="compact"]')).not.toBeNull();
});

it('changes the state of chosen rows together, asking before what cannot be taken back', async () => {
  open({ bulk: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260003', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ยกเลิก', exact: true }));
  expect(calls).toEqual([]);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิก 2 รายการ' }));
  await expect.poll(() => calls[0]?.path).toBe('/api/batch');
  expect(calls[0]?.body).toMatchObject({
    operations: [
      { op: 'transition', collection: 'sales', id: 'sales_1', event: 'CANCEL', version: 1 },
      { op: 'transition', collection: 'sales', id: 'sales_3', event: 'CANCEL', version: 1 },
    ],
  });
  await expect.poll(() => asked().length).toBe(1);
});

it('offers only what every chosen row takes', async () => {
  open({ bulk: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await expect.element(page.getByRole('button', { name: 'ยืนยันการขาย' })).toBeVisible();
  expect(page.getByRole('button', { name: 'ยกเลิก', exact: true }).elements()).toHaveLength(0);
});

it('opens a row by a press anywhere in it, but not by its box', async () => {
  const navigate = vi.fn(async () => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, rowPath: '/sales/{id}', bulk: true },
      data: { list: buildList(20) },
      page: { session: staffSession },
      runtime: { navigate },
    }),
  );
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true }));
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(page.getByText('2,501.00'));
  expect(navigate).toHaveBeenCalledWith('/sales/sales_2');
});

it('reads a chart value by value with the arrow keys', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(chartWidget, Chart, { properties: { query: { collection: 'x' } }, data: { chart: buildChart() } }),
  );
  const plot = page.getByRole('slider');
  await expect.element(plot).toBeVisible();
  await userEvent.tab();
  await expect.element(plot).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('กุมภาพันธ์ 2569'));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('.w-chart__tip')).toBeNull();
});
