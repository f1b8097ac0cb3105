import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { asked, calls, findWhole, holdBatch, openTable, refuse } from '../../testing/openTable.tsx';
import { buildList } from '../../testing/storyData.ts';

it('changes the state of chosen rows together, asking before what cannot be taken back', async () => {
  openTable({ bulk: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260003', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ยกเลิก', exact: true }));
  expect(calls).toEqual([]);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ยกเลิก 2 รายการ' }));
  await expect.poll(() => calls[0]?.path).toBe('/api/batch');
  expect(calls[0]?.body).toMatchObject({
    each: true,
    operations: [
      { op: 'transition', collection: 'sales', id: 'sales_1', event: 'CANCEL', version: 1 },
      { op: 'transition', collection: 'sales', id: 'sales_3', event: 'CANCEL', version: 1 },
    ],
  });
  await expect.poll(() => asked().length).toBe(1);
});

it('tells row by row what was refused, and tries those again', async () => {
  refuse([{ message: 'ปิดงวดแล้ว' }]);
  const list = () => buildList(10_000, { mayDelete: true });
  openTable({ bulk: true, rowPath: '/sales/{id}' }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260003', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ลบ', exact: true }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ลบ 2 รายการ' }));
  await expect.element(page.getByText('สำเร็จ 1 จาก 2 รายการ')).toBeVisible();
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('SO20260001 ปิดงวดแล้ว');
  const refused = page.getByRole('dialog').getByRole('link', { name: 'SO20260001' });
  await expect.element(refused).toHaveAttribute('href', '/sales/sales_1');
  await expect.element(refused).toHaveAttribute('target', '_blank');
  refuse([]);
  await userEvent.click(page.getByRole('button', { name: 'ลองอีกครั้งกับ 1 รายการที่ไม่สำเร็จ' }));
  await expect.poll(() => document.querySelector('.w-table__bulk')).toBeNull();
  const sent = calls.filter(({ path }) => path === '/api/batch').map(({ body }) => body);
  expect(sent.at(-1)).toMatchObject({ operations: [{ op: 'delete', id: 'sales_1' }] });
});

it('leads to what was refused beyond the rows of the page, too', async () => {
  refuse([{ message: 'ปิดงวดแล้ว' }]);
  const list = () => buildList(10_000, { mayDelete: true, detailPath: '/sales/sales-order/{id}' });
  findWhole([{ id: 'far away', version: 1, number: 'SO20259999' }]);
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await userEvent.click(page.getByRole('button', { name: /^เลือกทั้ง 10,000/ }));
  await userEvent.click(page.getByRole('button', { name: 'ลบ', exact: true }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ลบ 10,000 รายการ' }));
  const refused = page.getByRole('dialog').getByRole('link');
  await expect.element(refused).toHaveAttribute('href', '/sales/sales-order/far%20away');
});

it('calls what was refused beyond the rows of the page by what its reference is called, as the rows are', async () => {
  refuse([{ message: 'ปิดงวดแล้ว' }]);
  const columns = [{ field: 'customer_id', title: 'ลูกค้า', kind: 'reference', display: ['name'] }];
  const list = () => buildList(10_000, { mayDelete: true, columns });
  const referred = { customer_id: { id: 'c-9', name: 'ร้านไกล' } };
  findWhole([{ id: 'far away', version: 1, customer_id: 'c-9', _expanded: referred }]);
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await userEvent.click(page.getByRole('button', { name: /^เลือกทั้ง 10,000/ }));
  await userEvent.click(page.getByRole('button', { name: 'ลบ', exact: true }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ลบ 10,000 รายการ' }));
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('ร้านไกล ปิดงวดแล้ว');
  expect(calls.find(({ path }) => path === '/api/sales/query')?.body).toMatchObject({ expand: ['customer_id'] });
});

it('offers for all that match what may be sent in any state, also where no shown row takes it', async () => {
  const wholeEvents = [{ event: 'PACK', title: 'จัดของ' }];
  const list = () => buildList(10_000, { wholeEvents });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await expect.element(page.getByRole('button', { name: 'ยืนยันการขาย' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /^เลือกทั้ง 10,000/ }));
  await expect.element(page.getByRole('button', { name: 'จัดของ' })).toBeVisible();
  expect(page.getByRole('button', { name: 'ยืนยันการขาย' }).elements()).toHaveLength(0);
});

it('tells a reason that many share once, with the records that it is about', async () => {
  refuse([{ message: 'ปิดงวดแล้ว' }, { message: 'ปิดงวดแล้ว' }]);
  const list = () => buildList(10, { mayDelete: true });
  openTable({ bulk: true, rowPath: '/sales/{id}' }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260003', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ลบ', exact: true }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ลบ 2 รายการ' }));
  await expect.element(page.getByText('ปิดงวดแล้ว (2 รายการ)')).toBeVisible();
  await expect.poll(() => page.getByRole('dialog').getByRole('listitem').elements().length).toBe(1);
  await expect.poll(() => page.getByRole('dialog').getByRole('link').elements().length).toBe(2);
});

it('means the rows of the page again when rows were chosen anew', async () => {
  const list = () => buildList(10_000, { mayDelete: true });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await userEvent.click(page.getByRole('button', { name: /^เลือกทั้ง 10,000/ }));
  await expect.element(page.getByText('เลือก 10,000 รายการ')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ล้างการเลือก' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await expect.element(page.getByRole('button', { name: /^เลือกทั้ง 10,000/ })).toBeVisible();
});

it('takes back what was done by mistake, from the message that says so, and does it again', async () => {
  const list = () => buildList(10, { mayDelete: true, mayRestore: true });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ลบ', exact: true }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ลบ 1 รายการ' }));
  const sent = () => calls.filter(({ path }) => path === '/api/batch').map(({ body }) => body);
  await userEvent.click(page.getByRole('button', { name: 'เลิกทำ', exact: true }));
  await expect.poll(sent).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ operations: [{ op: 'undo', collection: 'sales', id: 'sales_1', version: 2 }] });
  await expect.element(page.getByRole('button', { name: 'ทำอีกครั้ง' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(sent).toHaveLength(3);
  expect(sent()[2]).toMatchObject({ operations: [{ op: 'undo', id: 'sales_1', version: 3 }] });
});

it('offers to take back those of many that were done, beside those that were refused', async () => {
  refuse([{ message: 'ปิดงวดแล้ว' }]);
  const list = () => buildList(10, { mayDelete: true });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260003', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ลบ', exact: true }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ลบ 2 รายการ' }));
  refuse([]);
  await userEvent.click(page.getByRole('button', { name: 'เลิกทำ 1 รายการที่สำเร็จ' }));
  const sent = () => calls.filter(({ path }) => path === '/api/batch').map(({ body }) => body);
  await expect.poll(sent).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ operations: [{ op: 'undo', id: 'sales_3', version: 2 }] });
});

it('sets a field of chosen rows, as far as each of them lets it', async () => {
  const changeable = [
    { field: 'note', title: 'หมายเหตุ', kind: 'text', schema: { type: 'string' }, required: false },
    { field: 'paid', title: 'ชำระแล้ว', kind: 'boolean', schema: { type: 'boolean' }, required: false },
  ];
  const full = buildList(3) as { rows: { id: string }[] };
  const rows = full.rows.map((row, index) => ({ ...row, ...(index === 2 && { _closed: ['note'] }) }));
  const list = () => buildList(3, { changeable, rows });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'กำหนดค่า' }));
  // Clearing what is there is chosen; nothing typed yet is not that.
  const act = () => [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].at(-1);
  await expect.poll(() => [act()?.textContent, act()?.disabled]).toEqual(['กำหนดให้ 2 รายการ', true]);
  await userEvent.click(page.getByRole('checkbox', { name: 'ล้างค่าที่มีอยู่ ให้ว่าง' }));
  await expect.poll(() => [act()?.textContent, act()?.disabled]).toEqual(['ล้างค่าของ 2 รายการ', false]);
  await userEvent.click(page.getByRole('checkbox', { name: 'ล้างค่าที่มีอยู่ ให้ว่าง' }));
  await userEvent.type(page.getByRole('textbox', { name: 'หมายเหตุ' }), 'ด่วน');
  await userEvent.click(page.getByRole('button', { name: 'กำหนดให้ 2 รายการ' }));
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/batch')?.body)
    .toMatchObject({
      each: true,
      operations: [
        { op: 'update', id: 'sales_1', data: { note: 'ด่วน' }, version: 1 },
        { op: 'update', id: 'sales_2', data: { note: 'ด่วน' }, version: 1 },
      ],
    });
  await expect.poll(() => document.querySelector('.w-table__bulk')).toBeNull();
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await userEvent.click(page.getByRole('button', { name: 'กำหนดค่า' }));
  const options = () => [...document.querySelectorAll('[role=dialog] option')].map(({ textContent }) => textContent);
  await expect.poll(options).toEqual(['ชำระแล้ว']);
});

it('restores one or many deleted records from the trash', async () => {
  const list = () => buildList(10, { trash: true, mayRestore: true, events: [], exportPath: null });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('button', { name: 'กู้คืน SO20260002' }));
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/sales/sales_2/restore');
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260003', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'กู้คืน', exact: true }));
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/batch')?.body)
    .toMatchObject({
      each: true,
      operations: [
        { op: 'restore', id: 'sales_1' },
        { op: 'restore', id: 'sales_3' },
      ],
    });
});

it('offers only what every chosen row takes', async () => {
  openTable({ bulk: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' }));
  await expect.element(page.getByRole('button', { name: 'ยืนยันการขาย' })).toBeVisible();
  expect(page.getByRole('button', { name: 'ยกเลิก', exact: true }).elements()).toHaveLength(0);
});

it('sends an event once, however fast its button is pressed again', async () => {
  const batch = holdBatch();
  openTable({ bulk: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  const button = page.getByRole('button', { name: 'ยืนยันการขาย' });
  await userEvent.click(button);
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/api/batch']);
  await userEvent.click(button);
  batch.resolve();
  await expect.poll(() => document.querySelector('.w-table__bulk')).toBeNull();
  expect(calls.filter(({ path }) => path === '/api/batch')).toHaveLength(1);
});

it('asks before any event that is sent to more than one row', async () => {
  openTable({ bulk: true });
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ยืนยันการขาย' }));
  expect(calls).toEqual([]);
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยันการขาย 2 รายการ' }));
  await expect.poll(() => calls[0]?.path).toBe('/api/batch');
});

it('asks once for what an event needs, and gives it to those rows that lack it', async () => {
  const field = { field: 'place', title: 'ตำแหน่งเก็บ', kind: 'text', schema: { type: 'string' }, required: true };
  const date = { field: 'paid_on', title: 'วันที่ชำระ', kind: 'text', schema: { type: 'string' }, required: false };
  const full = buildList(3) as { rows: { id: string }[] };
  const rows = full.rows.map((row, index) => ({
    ...row,
    _asks: { CONFIRM: index === 0 ? ['place', 'paid_on'] : ['paid_on'] },
  }));
  const events = [{ event: 'CONFIRM', title: 'ยืนยันการขาย', asks: [field, date] }];
  const list = () => buildList(3, { rows, events });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'ยืนยันการขาย' }));
  const dialog = page.getByRole('alertdialog');
  const go = dialog.getByRole('button', { name: 'ยืนยันการขาย 2 รายการ' });
  await expect.element(go).toBeDisabled();
  await userEvent.type(dialog.getByRole('textbox', { name: 'ตำแหน่งเก็บ' }), 'WH02');
  await userEvent.type(dialog.getByRole('textbox', { name: 'วันที่ชำระ' }), 'วันนี้');
  await userEvent.click(go);
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/batch')?.body)
    .toMatchObject({
      operations: [
        { op: 'transition', id: 'sales_1', event: 'CONFIRM', data: { place: 'WH02', paid_on: 'วันนี้' } },
        { op: 'transition', id: 'sales_2', event: 'CONFIRM', data: { paid_on: 'วันนี้' } },
      ],
    });
  expect(JSON.stringify(calls)).not.toContain('fill');
});

it('leads to each record where an event asks for its lines', async () => {
  const full = buildList(3) as { rows: { id: string }[] };
  const rows = full.rows.map((row) => ({ ...row, _path: `/sales/${row.id}` }));
  const list = () => buildList(3, { rows, events: [{ event: 'CONFIRM', title: 'รับของบางส่วน', byOne: true }] });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'รับของบางส่วน' }));
  await expect.poll(() => document.querySelector('[role=dialog] a')?.getAttribute('href')).toBe('/sales/sales_1');
  expect(calls).toEqual([]);
});
