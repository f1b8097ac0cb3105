import { createRoot, type Root } from 'react-dom/client';
import { type Api, ApiError } from 'sala/runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../../tests/support/drawWidget.tsx';
import { buildList, staffSession } from '../../testing/storyData.ts';
import { Table } from '../Table.tsx';
import { widget } from '../table.ts';

let root: Root;
let refused: string[] = [];
const sent: { path: string; method?: string; body?: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  refused = [];
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const call = {
  title: '',
  method: 'POST',
  path: '',
  body: [],
  asks: '',
  asksTitle: '',
  text: '',
  done: '',
  danger: false,
  when: {},
  opens: false,
};
const rowCalls = [
  {
    ...call,
    title: 'ปิดใช้งาน',
    path: '/api/people/{id}/disable',
    text: 'เข้าอีกไม่ได้',
    danger: true,
    when: { paid: true },
  },
  {
    ...call,
    title: 'ให้สถานะ',
    method: 'PUT',
    path: '/api/people/{id}/state',
    body: [
      { name: 'state', value: 'new/{asked}' },
      { name: 'of', value: '{number}' },
    ],
    text: 'มีผลทันที',
    asks: 'state',
    asksTitle: 'สถานะใหม่',
  },
  { ...call, title: 'ส่งอีกครั้ง', path: '/api/people/{id}/send', done: 'ส่งแล้ว' },
];

function open() {
  const api = (async (path: string, options?: { method?: string; body?: unknown }) => {
    if (path.startsWith('/api/page/data')) return { data: { 'object-1': { list: buildList(10) } } };
    sent.push({ path, ...options });
    if (refused.includes(path)) throw new ApiError({ status: 403, code: 'role_too_high', message: 'บทบาทสูงเกินไป' });
    return { data: {} };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, bulk: true, rowCalls },
      data: { list: buildList(10) },
      page: { session: staffSession },
      runtime: { api },
    }),
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

it('offers in the menu of a row what is for it, and sends what needs no question at once', async () => {
  open();
  await press('จัดการ SO20260002');
  await expect.element(page.getByRole('menuitem', { name: 'ส่งอีกครั้ง' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'ปิดใช้งาน' }).query()).toBeNull();
  await userEvent.click(page.getByRole('menuitem', { name: 'ส่งอีกครั้ง' }));
  await expect.poll(() => sent).toEqual([{ path: '/api/people/sales_2/send', method: 'POST', body: {} }]);
});

it('asks for the value that a call needs, and shows a refusal where it was asked', async () => {
  refused = ['/api/people/sales_1/state'];
  open();
  await press('จัดการ SO20260001');
  await userEvent.click(page.getByRole('menuitem', { name: 'ให้สถานะ' }));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByRole('button', { name: 'ให้สถานะ' })).toBeDisabled();
  await userEvent.selectOptions(dialog.getByLabelText('สถานะใหม่'), 'ร่าง');
  await userEvent.click(dialog.getByRole('button', { name: 'ให้สถานะ' }));
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('บทบาทสูงเกินไป');
  expect(sent[0]?.body).toEqual({ state: 'new/draft', of: 'SO20260001' });
});

it('does it for many after a question; one refusal stops nobody else and is told by name', async () => {
  refused = ['/api/people/sales_1/disable'];
  open();
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true }));
  expect(page.getByRole('button', { name: 'ปิดใช้งาน' }).query()).toBeNull();
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260004', exact: true }));
  await press('ปิดใช้งาน');
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ปิดใช้งาน 2 รายการ' }));
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('SO20260001 บทบาทสูงเกินไป');
  expect(sent.map(({ path }) => path)).toEqual(['/api/people/sales_1/disable', '/api/people/sales_4/disable']);
});
