import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Table } from '../table/Table.tsx';
import { widget } from '../table/table.ts';
import { storyReport } from '../testing/importReports.ts';
import { buildList, staffSession } from '../testing/storyData.ts';

let root: Root;
const sent: { dryRun: boolean; columns: unknown }[] = [];

function show({ address = '', mayImport = true } = {}) {
  const takeFile = (path: string) => {
    const { searchParams } = new URL(path, location.href);
    const columns = JSON.parse(searchParams.get('columns') ?? 'null') as string[];
    sent.push({ dryRun: searchParams.has('dryRun'), columns });
    const chosen = storyReport.columns.map((column, at) => ({ ...column, field: columns[at] ?? column.field }));
    return { data: { ...storyReport, columns: chosen } };
  };
  const list = () => buildList(10, { mayImport });
  const api = (async (path: string) => {
    if (path.startsWith('/api/import')) return { data: null };
    return path.startsWith('/api/sales/import?') ? takeFile(path) : { data: { 'object-1': { list: list() } } };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' } },
      data: { list: list() },
      page: { session: staffSession, address },
      runtime: { api },
    }),
  );
}

/** As the chooser of the device hands a file over: the field itself is not to be seen. */
function chooseFile(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(async () => {
  sent.length = 0;
  history.replaceState(null, '', location.pathname);
  show();
  await userEvent.click(page.getByRole('button', { name: 'นำเข้า' }));
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  chooseFile(new File(['x'], 'goods.csv', { type: 'text/csv' }));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('shows the field of each column and the first rows, with what is wrong where', async () => {
  await expect.element(page.getByLabelText('ฟิลด์ของคอลัมน์ ชื่อสินค้า')).toHaveValue('name');
  await expect.element(page.getByLabelText('ฟิลด์ของคอลัมน์ หมายเหตุอื่น')).toHaveValue('');
  await expect.element(page.getByRole('cell', { name: '-4 ต้องไม่น้อยกว่า 0' })).toBeVisible();
  await expect.element(page.getByText('พร้อมนำเข้า 2 จาก 4 แถว')).toBeVisible();
  expect(sent).toEqual([{ dryRun: true, columns: [] }]);
});

it('checks the file again with other columns, and imports it with them', async () => {
  await userEvent.selectOptions(page.getByLabelText('ฟิลด์ของคอลัมน์ หมายเหตุอื่น'), 'หมายเหตุ');
  await expect.poll(() => sent.at(-1)).toEqual({ dryRun: true, columns: ['name', 'price', 'note'] });
  await userEvent.selectOptions(page.getByLabelText('ฟิลด์ของคอลัมน์ หมายเหตุอื่น'), 'ราคา');
  await expect.poll(() => sent.at(-1)).toEqual({ dryRun: true, columns: ['name', '', 'price'] });
  await userEvent.click(page.getByRole('button', { name: 'นำเข้า 2 รายการ' }));
  await expect.poll(() => sent.at(-1)).toEqual({ dryRun: false, columns: ['name', '', 'price'] });
  await expect.element(page.getByText('นำเข้าแล้ว 2 จาก 4 แถว')).toBeVisible();
});

it('stands in the address, so that "back" closes it and a link opens it', async () => {
  expect(location.search).toBe('?object-1.dialog=import');
  await userEvent.click(page.getByRole('button', { name: 'ปิด', exact: true }).first());
  await expect.poll(() => location.search).toBe('');
  expect(document.querySelector('[role="dialog"], dialog[open]')).toBeNull();
  root.unmount();
  show({ address: '?object-1.dialog=import' });
  await expect.element(page.getByRole('button', { name: 'เลือกไฟล์' })).toBeVisible();
});

it('is not opened by a link for those who may not import', async () => {
  root.unmount();
  show({ address: '?object-1.dialog=import', mayImport: false });
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'เลือกไฟล์' })).not.toBeInTheDocument();
});

it('offers the rows that failed as a file, with the reasons', async () => {
  const link = page.getByRole('link', { name: 'ดาวน์โหลดแถวที่ผิดพร้อมเหตุผล (CSV)' });
  await expect.element(link).toBeVisible();
  const text = decodeURIComponent(link.element().getAttribute('href') ?? '');
  expect(text).toContain('"เก้าอี้","-4","สีขาว","ราคา: ต้องไม่น้อยกว่า 0"');
});
