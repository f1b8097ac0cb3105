import { describe, expect, it } from 'vitest';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import type { FieldTypeName } from '../../engine/collection/field/fieldTypes.ts';
import { buildView } from '../../engine/document/buildView.ts';
import { completeDocument } from '../../engine/document/completeDocument.ts';
import { describeDocument } from '../../engine/document/documentFields.ts';
import type { DocumentView } from '../../engine/document/documentView.ts';
import { listReads } from '../../engine/document/listReads.ts';
import type { CollectionSchema, FieldSchema, JsonObject, Language, WrittenDocument } from '../../schemas/index.ts';
import { renderTemplate } from '../../server/documents/template/renderTemplate.ts';
import { fieldSamples } from '../factories/fieldSamples.ts';

const types = Object.keys(fieldSamples) as FieldTypeName[]; // its keys are the names of types
const text = (th: string, en: string) => ({ th, en });
const typed = (name: FieldTypeName): FieldSchema => ({
  'x-title': text(name, name),
  'x-type': fieldSamples[name].type,
});

function collection(name: string, properties: Record<string, FieldSchema>) {
  return compileCollection({ name, title: text(name, name), type: 'object', properties } as CollectionSchema); // all that it needs
}

const guest = collection('guest', { name: { type: 'string', 'x-title': text('ชื่อ', 'Name') }, credit: typed('money') });
const booking = collection('booking', {
  ...Object.fromEntries(types.map((name) => [`of_${name}`, typed(name)])),
  guest_id: { type: 'string', 'x-ref': 'guest', 'x-title': text('แขก', 'Guest') },
  nights: { type: 'integer', 'x-title': text('คืน', 'Nights') },
  pin: { type: 'string', 'x-secret': true, 'x-title': text('รหัส', 'PIN') },
  lines: {
    type: 'array',
    'x-title': text('รายการ', 'Lines'),
    items: {
      type: 'object',
      properties: {
        price: typed('money'),
        kind: {
          type: 'string',
          enum: ['room', 'food'],
          'x-title': text('ประเภท', 'Kind'),
          'x-enum-titles': { room: text('ห้องพัก', 'Room'), food: text('อาหาร', 'Food') },
        },
      },
    },
  },
});
const find = (name: string) => (name === 'guest' ? guest : undefined);

function draw(written: Partial<WrittenDocument>, record: JsonObject, language: Language = 'th'): DocumentView {
  const declaration = completeDocument({
    collection: 'booking',
    title: text('ใบจอง', 'Booking'),
    number: 'number',
    labels: {},
    ...written,
    values: { number: { from: ['record.id'] }, ...written.values },
  });
  const place = { language, timeZone: 'Asia/Bangkok', now: new Date('2026-11-23T18:00:00Z') };
  const fields = describeDocument(booking, declaration, find);
  return buildView(
    declaration,
    { record, company: { rate: 3 }, site: {}, user: {} },
    { ...place, fields },
    { measure: () => [] },
  );
}

describe('a value in a document', () => {
  it.each(types)('of the type %s stands as people read it, in the language of the document', (name) => {
    const { shown } = fieldSamples[name];
    for (const [value, th, en] of shown) {
      const values = { it: { from: [`record.of_${name}`] } };
      expect(draw({ values }, { [`of_${name}`]: value }).values.it).toBe(th);
      expect(draw({ values }, { [`of_${name}`]: value }, 'en').values.it).toBe(en);
    }
  });

  it('may be money of a line or of a record that is referred to, with its sum carried and spelt', () => {
    const view = draw(
      {
        lines: {
          field: 'lines',
          sum: 'price',
          perPage: 2,
          columns: [
            { name: 'kind', title: text('ประเภท', 'Kind'), width: 100, from: ['line.kind|words'] },
            { name: 'price', title: text('ราคา', 'Price'), width: 100, from: ['line.price'] },
            { name: 'plain', title: text('ราคา', 'Price'), width: 100, from: ['line.price|amount'] },
          ],
        },
        values: {
          credit: { from: ['record.guest_id.credit'] },
          words: { from: ['record.of_money|bahtAndSatang'] },
          standing: { from: ['record.guest_id.state|words'] },
        },
      },
      {
        guest_id: 'g1',
        _expanded: {
          guest_id: {
            name: 'ก',
            state: 'vip',
            credit: { amount: 500, currency: 'THB' },
            _titles: { state: 'แขกพิเศษ' },
          },
        },
        of_money: { amount: 21.5, currency: 'THB' },
        lines: [
          { kind: 'room', price: { amount: 1200.5, currency: 'THB' } },
          { kind: 'food', price: { amount: 9, currency: 'USD' } },
          { kind: 'pool', price: { amount: 1, currency: 'THB' } },
        ],
      },
    );
    const cells = view.pages.flatMap(({ rows }) => rows.map((row) => row.cells.map((cell) => cell.text)));
    expect(cells).toEqual([
      ['ห้องพัก', '1,200.50 บาท', '1,200.50'],
      ['อาหาร', '9.00 USD', '9.00'],
      ['pool', '1.00 บาท', '1.00'],
    ]);
    expect(view.pages[1]?.carriedIn).toBe('1,209.50');
    expect(view.values).toMatchObject({
      credit: '500.00 บาท',
      words: 'ยี่สิบเอ็ดบาทห้าสิบสตางค์',
      standing: 'แขกพิเศษ',
    });
  });

  it('spells an amount in the language of the document', () => {
    const values = { words: { from: ['record.of_money|bahtAndSatang'] } };
    const record = { of_money: { amount: 21.5, currency: 'THB' } };
    expect(draw({ values }, record, 'en').values.words).toBe('Twenty-one baht and fifty satang only');
  });

  it.each([
    [['ก', 'ข', 'ก'], 'ก, ข'],
    [['1', '2', '3', '4', '5'], '1, 2, 3, 4, 5'],
    [['1', '2', '3', '4', '5', '6'], '1, 2, 3, 4 และอีก 2 รายการ'],
  ])('names the first of many: %j', (kinds, shown) => {
    const values = { kinds: { from: ['=record.lines.map(l, l.kind) | names'] } };
    expect(draw({ values }, { lines: kinds.map((kind) => ({ kind })) }).values.kinds).toBe(shown);
  });

  it('of a signature is drawn where people sign, with who signed', () => {
    const signed = { path: 'M1 2 L30 40', width: 300, height: 100, name: 'สมชาย', at: '2026-11-23T02:00:00.000Z' };
    const written = {
      values: { guest: { from: ['record.of_signature'] } },
      labels: { guest: text('ผู้เข้าพัก', 'Guest') },
      blocks: { signatures: ['guest'] },
    };
    const html = (record: JsonObject) => renderTemplate('{{> signatures}}', draw(written, record)).join('');
    const drawn = html({ of_signature: signed });
    expect(drawn).toContain('<path d="M1 2 L30 40"/>');
    expect(drawn).toContain('สมชาย · 23 พ.ย. 2569');
    expect(html({ of_signature: { ...signed, path: 'M0 0"><script>' } })).not.toContain('<svg');
    expect(html({})).not.toContain('<svg');
  });
});

it('reads the words of states along, of records that are referred to, too', () => {
  const values = {
    own: { from: ['record.state|words'] },
    referred: { from: ['record.guest_id.state|words'] },
    plain: { from: ['record.guest_id.name'] },
  };
  const labels = {};
  const title = text('ใบจอง', 'Booking');
  const declaration = completeDocument({ collection: 'booking', title, number: 'own', labels, values });
  const fields = describeDocument(booking, declaration, find);
  expect(listReads(declaration, booking, fields)).toEqual({
    expand: ['guest_id'],
    titles: ['state', 'guest_id.state'],
  });
});

it('has words of its own for some choices, and those of the field for others where its path asks for them', () => {
  const choices = { sent: text('ส่งแล้ว', 'Sent') };
  const missing = text('ไม่ระบุ', 'Not given');
  const values = {
    known: { from: ['record.state|words'], choices, missing },
    bare: { from: ['record.state'], choices, missing },
  };
  const titled = (state: string) => draw({ values }, { state, _titles: { state: 'รับทราบแล้ว' } }).values;
  expect(titled('sent')).toMatchObject({ known: 'ส่งแล้ว', bare: 'ส่งแล้ว' });
  expect(titled('acknowledged')).toMatchObject({ known: 'รับทราบแล้ว', bare: 'ไม่ระบุ' });
});

describe('a formula in a document', () => {
  const show = (from: string, record: JsonObject = { nights: 3, guest_id: 'g1' }, language: Language = 'th') =>
    draw({ values: { it: { from: [from] } } }, record, language).values.it;

  it('computes with decimals from the record, and takes a format', () => {
    expect(show('=record.nights * 0.1')).toBe('0.3');
    expect(show('=withholding(record.nights * 1000, company.rate).payable | amount')).toBe('3,120.00');
    expect(show('=record.nights > 2 || false ? "ยาว" : "สั้น"')).toBe('ยาว');
  });

  it('knows the day of the site, and the records that are referred to, which are read for it', () => {
    expect(show('=addWorkingDays(today, 1) | date:short')).toBe('25/11/2569');
    const expanded = { guest_id: 'g1', _expanded: { guest_id: { name: 'มานี' } } };
    expect(show('=upper("k. ") + guest.name', expanded)).toBe('K. มานี');
    const declaration = completeDocument({
      collection: 'booking',
      title: text('ก', 'A'),
      number: 'it',
      labels: {},
      values: { it: { from: ['=guest.name'] } },
    });
    const fields = describeDocument(booking, declaration, find);
    expect(listReads(declaration, booking, fields)).toEqual({ expand: ['guest_id'], titles: [] });
  });

  it('does not know what is secret', () => {
    expect(() => show('=record.pin')).toThrow(/pin/);
  });
});
