import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const paid = {
  document_type: 'purchase-invoice',
  party_name: 'ร้านซ่อมเครื่อง',
  withholding_date: '2026-11-20',
  income_type: 'section_3_tre',
  income_amount: 1000,
  withholding_rate: 3,
};

async function post(data: object) {
  const made = await test.as('admin')('/api/finance', { body: { data } });
  expect(made.status, made.text).toBe(201);
  const { id } = made.json().data;
  for (const event of ['VERIFY', 'APPROVE', 'POST']) {
    const moved = await test.as('admin')(`/api/finance/${id}/transition`, { body: { event } });
    expect(moved.status, moved.text).toBe(200);
  }
  return (await test.as('admin')(`/api/finance/${id}`)).json().data;
}

it('numbers certificates of withheld tax by tax return and year once they are posted', async () => {
  const year = Number(test.clock.now().toLocaleDateString('en-CA', { timeZone: 'Asia/Bangkok' }).slice(0, 4)) + 543;
  const numbers = [];
  for (const withholding_return of ['pnd3', 'pnd2', 'pnd3', undefined]) {
    const record = await post({ ...paid, ...(withholding_return && { withholding_return }) });
    numbers.push(record.withholding_number ?? null);
  }
  expect(numbers).toEqual([`WT3-${year}-00001`, `WT2-${year}-00001`, `WT3-${year}-00002`, null]);
});

it('keeps a number that somebody gave', async () => {
  const record = await post({ ...paid, withholding_return: 'pnd1', withholding_number: 'เล่ม 1/7' });
  expect(record).toMatchObject({ withholding_number: 'เล่ม 1/7', withholding_book: '1ก/2569' });
});

it('prints a copy for who paid beside the two for who was paid', async () => {
  const { id } = await post({ ...paid, withholding_return: 'pnd3' });
  const drawn = await test.as('admin')(`/api/document/withholding_certificate/${id}?copies=both`);
  expect(drawn.text.match(/<section class="page"/g)).toHaveLength(3);
  for (const text of ['ฉบับที่ 1', 'ฉบับที่ 2', 'ฉบับที่ 3', 'สำหรับผู้หักภาษี ณ ที่จ่าย เก็บไว้เป็นหลักฐาน', 'เล่มที่ 3/2569', 'สามสิบบาทถ้วน'])
    expect(drawn.text).toContain(text);
  const pdf = await test.as('admin')(`/api/document/withholding_certificate/${id}/pdf?copies=both`);
  expect(decodeURIComponent(String(pdf.headers['content-disposition']))).toContain('-o1-c2.pdf');
});

it('numbers what is imported beyond the state in which numbers are given, and no draft that was cancelled', async () => {
  const items = [{ product_name: 'แบริ่ง', quantity: 1, unit_price: 10 }];
  const rows = ['paid', 'cancelled', 'voided', 'draft'].map((state) => ({ customer_name: state, items, state }));
  const file = await test.as('admin')('/api/receipt/import?format=json', { body: rows });
  expect(file.status, file.text).toBe(200);
  const { data } = (await test.as('admin')('/api/receipt?limit=100')).json();
  const numbered = (name: string) =>
    data.find(({ customer_name }: { customer_name: string }) => customer_name === name).receipt_number ?? null;
  expect(numbered('paid')).toMatch(/^RC\d{6}-\d{6}$/);
  expect(numbered('voided')).toMatch(/^RC/);
  expect([numbered('cancelled'), numbered('draft')]).toEqual([null, null]);
});
