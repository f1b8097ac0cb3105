import { createRoot, type Root } from 'react-dom/client';
import { type Api, ApiError } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Table } from '../table/Table.tsx';
import { widget } from '../table/table.ts';
import { buildEditableList, staffSession } from '../testing/storyData.ts';

let root: Root;
let api: Api;
const navigate = vi.fn(async () => undefined);
const saves: { path: string; body: unknown }[] = [];
let refuse: (() => ApiError | undefined) | undefined;
let stored: Record<string, unknown> = {};

beforeEach(() => {
  saves.length = 0;
  refuse = undefined;
  stored = {};
  navigate.mockClear();
  history.replaceState(null, '', location.pathname);
  api = (async (path: string, options?: { method?: string; body?: { data: object } }) => {
    if (options?.method === 'PUT') {
      saves.push({ path, body: options.body });
      const error = refuse?.();
      if (error) throw error;
      return { data: { id: path.split('/').at(-1), version: 2 + saves.length, ...options.body?.data } };
    }
    if (path.endsWith('/history')) return { data: [{ version: 5, by_name: 'สมชาย', at: '2026-11-20T03:00:00Z' }] };
    if (path.startsWith('/api/sales/')) return { data: stored };
    return { data: { 'object-1': { list: buildEditableList(10) } } };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  draw(buildEditableList(10));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

function draw(list: Json) {
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, rowPath: '/sales/{id}', bulk: true },
      data: { list },
      page: { session: staffSession },
      runtime: { api, navigate },
    }),
  );
}

const cell = (row: number, field: string) =>
  document.querySelector<HTMLElement>(`tr[data-id="sales_${row}"] td[data-field="${field}"]`);
const total = () => page.getByRole('spinbutton', { name: 'ยอดรวม' });

async function openTotal(row: number) {
  await expect.poll(() => cell(row, 'total')).not.toBeNull();
  cell(row, 'total')?.focus();
  await userEvent.keyboard('{F2}');
  await expect.element(total()).toHaveFocus();
}

it('leads from rows into cells by the arrow keys, and says which cannot be changed', async () => {
  await expect.element(page.getByRole('grid', { name: 'ตารางข้อมูล' })).toBeVisible();
  document.querySelector<HTMLElement>('section.w-grid')?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cell(2, 'customer'));
  expect(cell(2, 'customer')?.getAttribute('aria-readonly')).toBe('true');
  await userEvent.keyboard('{F2}');
  expect(document.querySelector('.w-cell')).toBeNull();
  await userEvent.keyboard('{Home}{ArrowLeft}{Enter}');
  expect(navigate).toHaveBeenCalledWith('/sales/sales_2');
});

it('saves a cell with Enter, into the version that was seen', async () => {
  await openTotal(1);
  await userEvent.keyboard('99{Enter}');
  await expect.poll(() => saves).toEqual([{ path: '/api/sales/sales_1', body: { data: { total: 99 }, version: 1 } }]);
  await expect.poll(() => cell(1, 'total')?.textContent).toBe('฿99.00');
  expect(document.activeElement).toBe(cell(1, 'total'));
  await expect.element(page.getByText('บันทึก ยอดรวม แล้ว')).toBeInTheDocument();
});

it('goes on to the next cell with Tab, and restores with Escape', async () => {
  await openTotal(1);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('checkbox', { name: 'ชำระแล้ว' })).toHaveFocus();
  await userEvent.keyboard(' {Tab}');
  await expect.poll(() => saves[0]?.body).toEqual({ data: { paid: false }, version: 1 });
  await expect.element(total()).toHaveFocus();
  await userEvent.keyboard('5{Escape}');
  await expect.poll(() => document.querySelector('.w-cell')).toBeNull();
  expect(saves).toHaveLength(1);
  expect(cell(1, 'total')?.textContent).toBe('฿1,250.50');
});

it('says that Tab leads to the next cell only where there is one', async () => {
  await openTotal(1);
  const keys = () => document.querySelector('.w-cell__keys')?.textContent;
  expect(keys()).toBe('Enter บันทึก · Tab ช่องถัดไป · Esc ยกเลิก');
  await userEvent.keyboard('{Escape}');
  for (const other of document.querySelectorAll<HTMLElement>('td[data-editable]'))
    if (other !== cell(1, 'total')) delete other.dataset.editable;
  await openTotal(1);
  expect(keys()).toBe('Enter บันทึก · Esc ยกเลิก');
});

it('shows what is refused at the cell, with what was typed', async () => {
  refuse = () =>
    new ApiError({
      status: 400,
      code: 'validation_failed',
      message: '',
      details: [{ path: 'total', message: 'ต้องไม่ติดลบ' }],
    });
  await openTotal(2);
  await userEvent.keyboard('-4{Enter}');
  await expect.element(page.getByText('ต้องไม่ติดลบ')).toBeVisible();
  await expect.element(total()).toHaveValue(-4);
  await userEvent.clear(total());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('กรุณากรอกช่องนี้')).toBeVisible();
  expect(saves).toHaveLength(1);
});

it('tells what somebody else wrote into the same cell, and keeps either', async () => {
  stored = { id: 'sales_1', version: 5, total: 700 };
  const conflict = () => new ApiError({ status: 409, code: 'version_conflict', message: '' });
  refuse = () => (saves.length === 1 ? conflict() : undefined);
  await openTotal(1);
  await userEvent.keyboard('99{Enter}');
  await expect.element(page.getByRole('alert').filter({ hasText: 'สมชาย เพิ่งเปลี่ยนช่องนี้เป็น ฿700.00' })).toBeVisible();
  await expect.element(total()).toHaveValue(99);
  await userEvent.click(page.getByRole('button', { name: 'ใช้ค่าของฉัน' }));
  await expect.poll(() => saves[1]?.body).toEqual({ data: { total: 99 }, version: 5 });
  await expect.poll(() => document.querySelector('.w-cell')).toBeNull();
});

it('saves at once where somebody else changed another field only', async () => {
  stored = { id: 'sales_1', version: 5, total: 1250.5, paid: false };
  refuse = () =>
    saves.length === 1 ? new ApiError({ status: 409, code: 'version_conflict', message: '' }) : undefined;
  await openTotal(1);
  await userEvent.keyboard('99{Enter}');
  await expect.poll(() => saves[1]?.body).toEqual({ data: { total: 99 }, version: 5 });
});

it('is opened by two presses of a mouse, and then does not lead away; one press does', async () => {
  await expect.poll(() => cell(3, 'total')).not.toBeNull();
  await userEvent.dblClick(page.getByText('฿3,751.50'));
  await expect.element(total()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(page.getByText('฿3,751.50'));
  await expect.poll(() => navigate.mock.calls).toEqual([['/sales/sales_3']]);
});

it('is opened by one press where the list stands open for it, and saves when the finger goes elsewhere', async () => {
  await userEvent.click(page.getByRole('button', { name: 'แก้ในตาราง' }));
  await userEvent.click(page.getByText('฿3,751.50'));
  await expect.element(total()).toHaveFocus();
  await userEvent.keyboard('8');
  await userEvent.click(page.getByRole('searchbox'));
  await expect.poll(() => saves[0]?.body).toEqual({ data: { total: 8 }, version: 1 });
  expect(navigate).not.toHaveBeenCalled();
});

it('stays open with what was typed where it is refused, whichever cell is pressed next, and leads there once it is saved', async () => {
  await userEvent.click(page.getByRole('button', { name: 'แก้ในตาราง' }));
  const refused = { status: 400, code: 'validation_failed', message: '' };
  const details = [{ path: 'total', message: 'ต้องไม่ติดลบ' }];
  refuse = () => (saves.length === 1 ? new ApiError({ ...refused, details }) : undefined);
  await userEvent.click(page.getByText('฿3,751.50'));
  await expect.element(total()).toHaveFocus();
  await userEvent.keyboard('-4');
  await userEvent.click(page.getByText('฿2,501.00'));
  await expect.element(page.getByText('ต้องไม่ติดลบ')).toBeVisible();
  expect(cell(3, 'total')?.contains(document.activeElement)).toBe(true);
  await expect.element(total()).toHaveValue(-4);
  await userEvent.fill(total(), '4');
  await userEvent.click(page.getByText('฿2,501.00'));
  await expect.poll(() => saves[1]?.body).toEqual({ data: { total: 4 }, version: 1 });
  await expect.poll(() => cell(2, 'total')?.contains(document.activeElement)).toBe(true);
});

it('keeps the version that was read when it was opened, although the list is read again meanwhile', async () => {
  await openTotal(1);
  const { rows, ...list } = buildEditableList(10) as { rows: JsonObject[] };
  draw({ ...list, rows: rows.map((row) => ({ ...row, version: 4, total: 700 })) });
  await expect.poll(() => cell(2, 'total')?.textContent).toBe('฿700.00');
  await userEvent.keyboard('99{Enter}');
  await expect.poll(() => saves[0]?.body).toEqual({ data: { total: 99 }, version: 1 });
});

it('stands inside the list in every column, the last ones too', async () => {
  await page.viewport(900, 700);
  const list = () => document.querySelector('.w-grid')?.getBoundingClientRect() ?? new DOMRect();
  for (const field of ['date', 'paid', 'total']) {
    await expect.poll(() => cell(1, field)).not.toBeNull();
    cell(1, field)?.focus();
    await userEvent.keyboard('{F2}');
    await expect.poll(() => document.querySelector('.w-cell :focus')).not.toBeNull();
    const { left, right } = document.querySelector('.w-cell')?.getBoundingClientRect() ?? new DOMRect();
    expect(right).toBeLessThanOrEqual(list().right);
    expect(left).toBeGreaterThanOrEqual(list().left);
    await userEvent.keyboard('{Escape}');
  }
});
