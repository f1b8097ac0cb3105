import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { checkEtaxXml } from './checkEtaxXml.ts';
import { checkPdfA3 } from './checkPdfA3.ts';
import { readPdfText } from './readPdfText.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const company = {
  ...{ name: 'บริษัท ศาลา จำกัด', taxId: '0105561000001', branchCode: '00000' },
  address: '99/9 ถนนวิภาวดีรังสิต แขวงจตุจักร เขตจตุจักร กรุงเทพฯ 10900',
};
const items = [{ product_name: 'แบริ่งเม็ดกลม', quantity: 2, unit_price: 100 }];
const buyer = {
  customer_name: 'บริษัท น้ำใส จำกัด',
  customer_tax_id: '0105500633839',
  customer_address: { address: '88/9 หมู่ 4', province: 'สมุทรปราการ', postal_code: '10540' },
};

const set = (settings: object) => test.as('admin')('/api/site', { method: 'PUT', body: { company: settings } });
const make = async (data: object, collection = 'tax_invoice', role = 'accounting') => {
  const made = await test.as(role)(`/api/${collection}`, { body: { data } });
  expect(made.status, made.text).toBe(201);
  return made.json().data.id as string;
};
const issue = (id: string, name = 'tax_invoice') =>
  test.as('accounting')(`/api/document/${name}/${id}/issue`, { body: {} });
const ask = (id: string, { name = 'tax_invoice', role = 'accounting' } = {}) =>
  test.as(role)(`/api/document/${name}/${id}/etax`, { body: {} });

it('makes a PDF/A-3 with its XML of an issued tax invoice, once and for good', async () => {
  const id = await make({ ...buyer, items });
  const drawn = () => test.as('accounting')(`/api/document/tax_invoice/${id}`);
  expect((await drawn()).headers['x-document-etax']).toBeUndefined();
  expect((await ask(id)).json()).toMatchObject({ code: 'etax_off' });
  expect((await set({ ...company, etax: true })).status).toBe(200);
  expect((await drawn()).headers['x-document-etax']).toBe('1');
  expect((await ask(id)).json()).toMatchObject({ code: 'etax_not_issued' });
  expect((await issue(id)).status).toBe(201);

  const made = await ask(id);
  expect(made.status, made.text.slice(0, 300)).toBe(200);
  expect(made.headers['content-type']).toBe('application/pdf');
  const { faults, xmp, files } = await checkPdfA3(made.bytes);
  expect(faults).toEqual([]);
  const file = files.get('ETDA-invoice.xml');
  expect(checkEtaxXml(file?.text ?? '')).toEqual([]);
  expect(file).toMatchObject({ relation: '/Alternative', type: 'text/xml' });
  for (const text of [
    'บริษัท น้ำใส จำกัด',
    '010550063383900000',
    '010556100000100000',
    '>214.00<',
    '>14.00<',
    'แบริ่งเม็ดกลม',
  ])
    expect(file?.text).toContain(text);
  expect(xmp).toContain('<ed:DocumentFileName>ETDA-invoice.xml</ed:DocumentFileName>');
  const [page = ''] = readPdfText(made.bytes);
  expect(page.replace(/\s/g, '')).toContain('แบริ่งเม็ดกลม');

  // What the site is called later changes nothing of it.
  await set({ ...company, name: 'บริษัท ใหม่ จำกัด', etax: true });
  const again = await checkPdfA3((await ask(id)).bytes);
  expect(again.files.get('ETDA-invoice.xml')?.text).toBe(file?.text);
  const logged = await test.app.db.platform.query(`select from audit where action = 'document.etax'`);
  expect(logged.length).toBeGreaterThan(0);
}, 120_000);

it('makes one of receipts and of credit notes, and of nothing else', async () => {
  await set({ ...company, etax: true });
  const receipt = await make({ customer_name: 'ร้าน ข', customer_address: '1 ถนนสายหนึ่ง 20000', items }, 'receipt');
  expect((await issue(receipt, 'receipt')).status).toBe(201);
  const { faults, files } = await checkPdfA3((await ask(receipt, { name: 'receipt' })).bytes);
  expect(faults).toEqual([]);
  const receiptXml = files.get('ETDA-invoice.xml')?.text ?? '';
  expect(receiptXml).toContain('<rsm:Receipt_CrossIndustryInvoice');
  expect(checkEtaxXml(receiptXml)).toEqual([]);

  const note = {
    invoice_type: 'credit_note',
    original_tax_invoice_number: 'TX-1',
    original_tax_invoice_date: '2026-10-01',
  };
  const credit = await make(
    {
      ...note,
      original_value: 1000,
      adjustment_reason: 'ของชำรุด',
      customer_name: 'ร้าน ข',
      customer_address: '1 ถนนสายหนึ่ง 20000',
      items,
    },
    'invoice',
  );
  expect((await test.as('accounting')(`/api/invoice/${credit}/transition`, { body: { event: 'SEND' } })).status).toBe(
    200,
  );
  expect((await issue(credit, 'credit_note')).status).toBe(201);
  const xml = (await checkPdfA3((await ask(credit, { name: 'credit_note' })).bytes)).files.get(
    'ETDA-invoice.xml',
  )?.text;
  expect(checkEtaxXml(xml ?? '')).toEqual([]);
  // It notices what is wrong.
  const broken = (xml ?? '')
    .replace('>81<', '>99<')
    .replace(/<ram:GrandTotalAmount>\d/, '$&1')
    .replace(/<ram:CityName>\d+<\/ram:CityName>/, '');
  expect(checkEtaxXml(broken)).toHaveLength(3);
  for (const text of ['>81<', '>TX-1<', 'ของชำรุด', '>800.00<', '>200.00<']) expect(xml).toContain(text);

  const quotation = await make({ customer_name: 'ก', items }, 'quotation', 'admin');
  expect((await ask(quotation, { name: 'quotation', role: 'admin' })).json()).toMatchObject({
    code: 'document_not_of_record',
  });
}, 120_000);

it('says what is missing, and is refused to who may not change it, to others and after a cancellation', async () => {
  await set({ ...company, address: '99/9 กรุงเทพฯ', taxId: '', etax: true });
  const id = await make({ ...buyer, items });
  await issue(id);
  const refused = (await ask(id)).json();
  const said = expect.stringMatching(/13 หลักของผู้ขาย.*ตำบล.*รหัสไปรษณีย์.*บริษัทบนเอกสาร/);
  expect(refused).toMatchObject({ code: 'etax_incomplete', message: said });
  expect((await ask(id, { role: 'guest' })).status).toBe(403);
  expect((await test.call(`/api/document/tax_invoice/${id}/etax`, { body: {} })).status).toBe(401);
  await set({ ...company, etax: true });
  const event = { event: 'VOID', note: 'ผิดราคา' };
  expect((await test.as('admin')(`/api/tax_invoice/${id}/transition`, { body: event })).status).toBe(200);
  expect((await ask(id)).json()).toMatchObject({ code: 'etax_cancelled' });
});
