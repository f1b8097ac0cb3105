import { createHash } from 'node:crypto';
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

it('leaves out its fonts for a page that has them', async () => {
  const whole = await test.as('admin')(`/api/document/quotation/${id}`);
  const bare = await test.as('admin')(`/api/document/quotation/${id}?fonts=none`);
  expect(whole.text).toContain('@font-face');
  expect(bare.text).not.toContain('@font-face');
  expect(bare.text.length).toBeLessThan(whole.text.length / 3);
  expect(bare.text).toContain('แบริ่งเม็ดกลมน้ำลึก 25');
});

it('is refused to those who may not read the record, and where there is none', async () => {
  expect((await test.as('guest')(`/api/document/quotation/${id}`)).status).toBe(403);
  expect((await test.as('guest')(`/api/document/quotation/${id}/pdf`)).status).toBe(403);
  expect((await test.as('admin')('/api/document/quotation/none')).status).toBe(404);
  for (const [type, said] of [
    ['nothing', 'ไม่รองรับเอกสารประเภท'],
    ['product', 'ไม่พบ Component สำหรับเอกสารประเภท'],
  ]) {
    const { status, text } = await test.as('admin')(`/api/document/${type}/${id}`);
    expect([status, text]).toEqual([404, expect.stringContaining(`${said} \\"${type}\\"`)]);
  }
});

it('prints a PDF under the name of the document', async () => {
  const answer = await test.as('admin')(`/api/document/quotation/${id}/pdf`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('ใบเสนอราคา');
  expect(answer.text.slice(0, 5)).toBe('%PDF-');
});

it('draws the documents that a record has, and no others', async () => {
  const items = [{ product_name: 'แบริ่ง', quantity: 2, unit_price: 100 }];
  const note = { invoice_type: 'credit_note', original_tax_invoice_number: 'TX-1', original_value: 1000, items };
  const made = await test.as('admin')('/api/invoice', { body: { data: { ...note, adjustment_reason: 'ของชำรุด' } } });
  const path = made.json().data.id;
  const drawn = await test.as('admin')(`/api/document/credit_note/${path}`);
  for (const text of ['ใบลดหนี้', 'TX-1', '1,000.00', '800.00', 'ของชำรุด', '214.00']) expect(drawn.text).toContain(text);
  const invoice = await test.as('admin')(`/api/document/invoice/${path}`);
  expect([invoice.status, invoice.text]).toEqual([422, expect.stringContaining('document_not_of_record')]);
});

it('says on a tax invoice what the law asks for', async () => {
  const body = {
    data: {
      customer_name: 'บริษัท ผู้ซื้อ จำกัด',
      customer_tax_id: '0105555000001',
      customer_branch_code: '00001',
      customer_address: { address: '1 ถนนสุขุมวิท', province: 'กรุงเทพมหานคร', postal_code: '10110' },
      seller_name: 'บริษัท ผู้ขาย จำกัด',
      seller_tax_id: '0105555000002',
      seller_address: '9 ถนนพระราม 4',
      items: [{ product_name: 'แบริ่ง', quantity: 3, unit_price: 33.33 }],
    },
  };
  const made = await test.as('admin')('/api/tax_invoice', { body });
  const full = await test.as('admin')(`/api/document/tax_invoice/${made.json().data.id}`);
  const asked = ['ใบกำกับภาษี', 'ผู้ซื้อ จำกัด', '0105555000001 (สาขาที่ 00001)', '1 ถนนสุขุมวิท กรุงเทพมหานคร 10110'];
  const seller = '0105555000002 <span class="branch">(สำนักงานใหญ่)</span>';
  for (const text of [...asked, seller, '9 ถนนพระราม 4', '99.99', '7.00', '106.99']) expect(full.text).toContain(text);
  const short = await test.as('admin')(`/api/document/tax_invoice_short/${made.json().data.id}`);
  for (const text of ['ใบกำกับภาษีอย่างย่อ', 'ราคารวมภาษีมูลค่าเพิ่มแล้ว', '106.99', '0105555000002'])
    expect(short.text).toContain(text);
  expect(short.text).not.toContain('99.99');
});

it('puts a PromptPay QR on an invoice once the company has said whom to pay, and bars on labels', async () => {
  const items = [{ product_name: 'แบริ่ง', quantity: 1, unit_price: 100 }];
  const invoice = await test.as('admin')('/api/invoice', { body: { data: { items } } });
  const path = `/api/document/invoice/${invoice.json().data.id}`;
  expect((await test.as('admin')(path)).text).not.toContain('data-kind="qr"');
  const body = { company: { promptPay: '0105561000001' } };
  const saved = await test.as('admin')('/api/site', { method: 'PUT', body });
  expect(saved.text).toContain('"status":200');
  expect((await test.as('admin')(path)).text).toContain('data-kind="qr"');
  const refused = await test.as('admin')('/api/site', { method: 'PUT', body: { company: { promptPay: '12' } } });
  expect(refused.status).toBe(400);

  const delivery = await test.as('admin')('/api/delivery', { body: { data: { tracking_number: 'TH123456789' } } });
  const label = await test.as('admin')(`/api/document/shipping_label/${delivery.json().data.id}`);
  expect(label.text).toContain('size: 378px 567px');
  expect(label.text).toContain('data-kind="barcode"');
});

it('keeps what was issued, whatever happens to the company, and gives it to those who may read all of it', async () => {
  const items = [{ product_name: 'แบริ่ง', quantity: 1, unit_price: 100 }];
  const made = await test.as('admin')('/api/invoice', { body: { data: { customer_name: 'ลูกค้า ก', items } } });
  const path = `/api/document/invoice/${made.json().data.id}`;
  const issue = (role: string) => test.as(role)(`${path}/issue`, { body: { language: 'th' } });
  expect((await issue('admin')).json()).toMatchObject({ code: 'document_open' });
  expect((await test.as('admin')(path)).headers['x-document-may-issue']).toBeUndefined();
  const sent = await test.as('admin')(`/api/invoice/${made.json().data.id}/transition`, { body: { event: 'SEND' } });
  expect(sent.status, sent.text).toBe(200);
  expect((await test.as('admin')(path)).headers['x-document-may-issue']).toBe('1');
  expect((await issue('guest')).status).toBe(403);
  expect((await issue('hr')).status).toBe(403);
  const answer = await issue('admin');
  expect(answer.status, answer.text).toBe(201);
  expect((await issue('admin')).json()).toMatchObject({ code: 'document_issued' });

  await test.as('admin')('/api/site', { method: 'PUT', body: { company: { name: 'บริษัท ชื่อใหม่ จำกัด' } } });
  const stored = await test.as('admin')(`${path}?language=en`);
  expect(stored.text).not.toContain('ชื่อใหม่');
  expect(createHash('sha256').update(stored.text).digest('hex')).toBe(answer.json().data.sha256);
  expect(stored.headers['x-document-sha256']).toBe(answer.json().data.sha256);
  const both = await test.as('admin')(`${path}?copies=both`);
  expect(both.text).toContain('data-copy="copy"');
  expect(both.text).not.toContain('ชื่อใหม่');
  expect((await test.as('guest')(path)).status).toBe(403);
  const change = test.app.db.platform.query(`update issued_document set sha256 = 'x'`);
  await expect(change).rejects.toThrow(/never changes/);
});
