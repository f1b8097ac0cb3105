import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/testApp.ts';

let test: TestApp;
let id: string;

beforeAll(async () => {
  test = await openTestApp();
  const items = Array.from({ length: 25 }, (_, at) => ({
    product_name: `แบริ่งเม็ดกลมน้ำลึก ${at + 1}`,
    quantity: at + 1,
    unit_price: 10.5,
  }));
  const body = { data: { customer_name: 'บริษัท น้ำใส <b>จำกัด</b>', customer_contact: 'ฎีกา ผู้ใหญ่', items } };
  const made = await test.as('admin')('/api/quotation', { body });
  expect(made.text).toContain('"status":201');
  id = made.json().data.id;
});
afterAll(() => test.close());

it('draws a record as one file that loads nothing, in pages with carried sums', async () => {
  const answer = await test.as('admin')(`/api/document/quotation/${id}?copies=both`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.text.match(/<section class="page"/g)).toHaveLength(4);
  expect(answer.text).toContain('&lt;b&gt;จำกัด&lt;/b&gt;');
  expect(answer.text).toContain('ยอดยกมา');
  expect(answer.text).toContain('หน้า 2 จาก 2');
  expect(answer.text).not.toMatch(/<script|src="|href="|url\((?!data:)/);
});

it('is refused to those who may not read the record, and where there is none', async () => {
  expect((await test.as('guest')(`/api/document/quotation/${id}`)).status).toBe(403);
  expect((await test.as('guest')(`/api/document/quotation/${id}/pdf`)).status).toBe(403);
  expect((await test.as('admin')('/api/document/quotation/none')).status).toBe(404);
  const unknown = await test.as('admin')(`/api/document/menu/${id}`);
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('document_unknown')]);
});

it('prints a PDF under the name of the document', async () => {
  const answer = await test.as('admin')(`/api/document/quotation/${id}/pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('ใบเสนอราคา');
  expect(answer.text.slice(0, 5)).toBe('%PDF-');
});
