import fc from 'fast-check';

/** A collection with fields of every kind that files tell. */
export const orderSlip = {
  properties: {
    no: { type: 'string', 'x-unique': true, 'x-title': { th: 'เลขที่', en: 'Number' } },
    ware: { type: 'string', 'x-ref': 'ware', 'x-title': { th: 'สินค้า', en: 'Ware' } },
    vault: { type: 'string', 'x-ref': 'vault', 'x-title': { th: 'ตู้', en: 'Vault' } },
    by: { type: 'string', 'x-ref': 'user', 'x-title': { th: 'ผู้สั่ง', en: 'Ordered by' } },
    kind: {
      type: 'string',
      enum: ['cash', 'credit', 'later'],
      'x-enum-titles': {
        cash: { th: 'เงินสด', en: 'Cash' },
        credit: { th: 'เชื่อ', en: 'Credit' },
        later: { th: 'เชื่อ', en: 'Pay later' },
      },
      'x-title': { th: 'การชำระ', en: 'Payment' },
    },
    marks: {
      type: 'array',
      items: { type: 'string', enum: ['hot', 'new'] },
      'x-enum-titles': { hot: { th: 'ขายดี', en: 'Hot' }, new: { th: 'มาใหม่', en: 'New' } },
    },
    due: { type: 'string', format: 'date', 'x-title': { th: 'กำหนด', en: 'Due' } },
    far: { type: 'string', format: 'date', 'x-era': 'common' },
    at: { type: 'string', format: 'date-time' },
    from: { type: 'string', format: 'time' },
    phone: { type: 'string', format: 'thai-phone' },
    count: { type: 'integer' },
    price: { type: 'number' },
    paid: { type: 'boolean', 'x-title': { th: 'สถานะเงิน', en: 'Status' } },
    note: { type: 'string', format: 'textarea' },
    rich: { type: 'string', format: 'html' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, due: { type: 'string', format: 'date' } } },
    },
    where: { type: 'object', properties: { city: { type: 'string' } } },
    either: { type: ['string', 'number', 'boolean'] },
  },
};
/** Administrators of this site may not read it. */

const text = fc.string({
  unit: fc.constantFrom(...'กำ้ AZ09\'"=+-@,;\t\n\r_x000D_<&>{[:\u0001\ufffe😀'),
  maxLength: 12,
});
const some = fc.date({ min: new Date('1900-01-01'), max: new Date('2156-12-31'), noInvalidDate: true });
const day = some.map((date) => date.toISOString().slice(0, 10));
/** What may stand in each field, as it is stored: texts without space around them, nothing empty. */
export const orderSlipValues = {
  kind: fc.constantFrom('cash', 'credit', 'later'),
  marks: fc.uniqueArray(fc.constantFrom('hot', 'new')),
  due: day,
  far: fc.oneof(day, fc.constant('2569-01-31')),
  at: some.map((date) => date.toISOString()),
  from: fc.constantFrom('09:30', '23:59:59'),
  phone: fc.constant('081-234-5678'),
  count: fc.integer(),
  price: fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  paid: fc.boolean(),
  note: text.filter((value) => value !== ''),
  rich: text.filter((value) => value !== ''),
  lines: fc.array(fc.record({ name: fc.constantFrom('ก,ข', '"'), due: day }), { maxLength: 3 }),
  where: fc.record({ city: fc.constantFrom('[1]', 'นคร') }),
  either: fc.oneof(fc.constantFrom('5', 'true', '"x"', '[1', 'ก'), fc.integer(), fc.boolean()),
};
