import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Table } from '../table/Table.tsx';
import { widget } from '../table/table.ts';
import { buildEditableList, staffSession } from '../testing/storyData.ts';

const people = ['ร้านช่างหนุ่ม', 'หจก. ทองสุขการช่าง', 'บริษัท เจริญโลหะกิจ จำกัด'].map((name, at) => ({ id: `c${at}`, name }));
const changeable: JsonObject[] = [
  {
    field: 'customer',
    title: 'ชื่อลูกค้า',
    kind: 'reference',
    reference: 'customer',
    display: ['name'],
    schema: { type: 'string', 'x-ref': 'customer' },
    required: false,
  },
  {
    field: 'paid',
    title: 'ชำระแล้ว',
    kind: 'choice',
    choices: ['cash', 'transfer'].map((value) => ({ value, title: value })),
    schema: { type: 'string', enum: ['cash', 'transfer'] },
    required: false,
  },
];

let root: Root;
const saves: unknown[] = [];

beforeEach(() => {
  saves.length = 0;
  history.replaceState(null, '', location.pathname);
  const list = buildEditableList(3) as { rows: JsonObject[] };
  const rows = list.rows.map((row) => ({ ...row, paid: 'cash' }));
  const answer = { ...list, rows, changeable };
  const api = (async (path: string, options?: { method?: string; body?: { data: object } }) => {
    if (options?.method === 'PUT') {
      saves.push(options.body?.data);
      return { data: { id: path.split('/').at(-1), version: 2, ...options.body?.data } };
    }
    if (path.startsWith('/api/customer')) return { data: people };
    if (path.startsWith('/api/sales/')) return { data: { id: 'sales_1', version: 2 }, names: { c0: people[0]?.name } };
    return { data: { 'object-1': { list: answer } } };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, rowPath: '/sales/{id}' },
      data: { list: answer },
      page: { session: staffSession },
      runtime: { api, navigate: vi.fn(async () => undefined) },
    }),
  );
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const cell = (field: string) => document.querySelector<HTMLElement>(`tr[data-id="sales_1"] td[data-field="${field}"]`);
const customer = page.getByRole('combobox', { name: 'ชื่อลูกค้า' });
const paid = page.getByRole('combobox', { name: 'ชำระแล้ว' });
const editor = () => document.querySelector('.w-cell');

async function openCell(field: string) {
  await expect.poll(() => cell(field)).not.toBeNull();
  cell(field)?.focus();
  await userEvent.keyboard('{F2}');
}

async function openCustomer() {
  await openCell('customer');
  await expect.element(customer).toHaveAttribute('aria-autocomplete', 'list');
  await expect.element(customer).toHaveFocus();
}

/** As quick as somebody may be: before the suggestions are there, too. */
async function chooseSecond() {
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(3);
  await expect.element(page.getByRole('option').first()).toHaveAttribute('data-focused');
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

it('chooses a record with one Enter, and saves it with the next', async () => {
  await openCustomer();
  await chooseSecond();
  await expect.element(customer).toHaveValue('หจก. ทองสุขการช่าง');
  await expect.element(customer).toHaveAttribute('aria-expanded', 'false');
  expect(saves).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 400)); // nothing opens again after it
  await expect.element(customer).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saves).toEqual([{ customer: 'c1' }]);
  await expect.poll(editor).toBeNull();
  expect(document.activeElement).toBe(cell('customer'));
});

it('saves at once when both presses come one after the other', async () => {
  await openCustomer();
  await chooseSecond();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saves).toEqual([{ customer: 'c1' }]);
});

it('waits with Enter until what was asked for is there, and marks the first', async () => {
  await openCustomer();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('option').first()).toHaveAttribute('data-focused');
  await userEvent.keyboard('{Enter}');
  await expect.element(customer).toHaveValue('ร้านช่างหนุ่ม');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saves).toEqual([{ customer: 'c0' }]);
});

it('finds a record by what is typed, and saves it with Tab', async () => {
  await openCustomer();
  await userEvent.keyboard('ช่าง');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(3);
  await userEvent.keyboard('{Enter}');
  await expect.element(customer).toHaveValue('ร้านช่างหนุ่ม');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => saves).toEqual([{ customer: 'c0' }]);
  await expect.element(paid).toHaveFocus();
});

it('closes the list with Escape, and restores the cell with the next', async () => {
  await openCustomer();
  const before = (customer.element() as HTMLInputElement).value;
  expect(before).not.toBe('');
  await chooseSecond();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(customer).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(customer).toHaveAttribute('aria-expanded', 'false');
  expect(editor()).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(editor).toBeNull();
  expect(cell('customer')?.textContent).toBe(before);
  expect(saves).toEqual([]);
});

it('saves a choice with Enter, and restores it with Escape', async () => {
  await openCell('paid');
  await expect.element(paid).toHaveFocus();
  await userEvent.selectOptions(paid, 'transfer');
  await userEvent.keyboard('{Escape}');
  await expect.poll(editor).toBeNull();
  expect(saves).toEqual([]);
  await openCell('paid');
  await expect.element(paid).toHaveFocus();
  await userEvent.selectOptions(paid, 'transfer');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => saves).toEqual([{ paid: 'transfer' }]);
});
