import { describe, expect, it } from 'vitest';
import type { CollectionSchema, FieldSchema } from '../../../schemas/collection/collection.ts';
import { validateCreate } from '../../../tests/support/validateCreate.ts';
import { compileCollection } from '../compileCollection.ts';
import type { ValidationContext } from './validationContext.ts';

const context: ValidationContext = { actor: { id: 'u1', role: 'member' }, now: new Date('2026-01-02T03:04:05Z') };

function create(properties: Record<string, FieldSchema>, input: unknown, rest: Partial<CollectionSchema> = {}) {
  const collection = compileCollection({
    name: 'thing',
    title: { th: 'สิ่ง', en: 'Thing' },
    type: 'object',
    properties,
    ...rest,
  });
  return validateCreate(collection, input, context);
}

const messages = (result: { errors: { message: string }[] }) => result.errors.map(({ message }) => message);

describe('validateCreate', () => {
  it.each([[undefined], [null], [''], ['   ']])('asks for a required text that is %j', (name) => {
    const result = create({ name: { type: 'string' } }, { name }, { required: ['name'] });
    expect(messages(result)).toEqual(["Field 'name' is required"]);
    expect(result.errors[0]).toMatchObject({ path: 'name', code: 'required', text: { th: 'กรุณาระบุ name' } });
  });

  it('asks for a required list that is empty, and for a required object that is empty', () => {
    const result = create(
      { items: { type: 'array' }, address: { type: 'object' } },
      { items: [], address: {} },
      {
        required: ['items', 'address'],
      },
    );
    expect(messages(result)).toEqual(["Field 'items' is required", "Field 'address' is required"]);
  });

  it.each([
    ['string', { type: 'string' }, 5],
    ['number', { type: 'number' }, '5'],
    ['number', { type: 'number' }, Number.NaN],
    ['integer', { type: 'integer' }, 1.5],
    ['date', { type: 'string', format: 'date' }, 'yesterday'],
    ['date', { type: 'string', format: 'date-time' }, '2026-02-30'],
    ['date', { type: 'string', format: 'date-time' }, 20260101],
    ['array', { type: 'array' }, {}],
    ['object', { type: 'object' }, []],
    ['boolean', { type: 'boolean' }, 'true'],
  ] as [string, FieldSchema, unknown][])('refuses a value that is no %s', (expected, schema, value) => {
    const result = create({ value: schema }, { value });
    expect(messages(result)).toHaveLength(1);
    expect(messages(result)[0]).toMatch(`has invalid type. Expected: ${expected}`);
    expect(result.errors[0]).toMatchObject({ path: 'value', code: 'type' });
  });

  it.each([
    [{ format: 'date' }, '2569-01-31', '2026-01-31'],
    [{ format: 'date-time' }, '2569-01-31T10:00', '2026-01-31T03:00:00.000Z'],
    [{ format: 'date' }, '2400-01-01', '1857-01-01'],
    [{ format: 'date' }, '2700-12-31', '2157-12-31'],
  ])('asks of a field %j whether %s is a year of the Buddhist era, and proposes %s', (schema, value, meant) => {
    const result = create({ on: { type: 'string', 'x-title': { th: 'วันที่', en: 'Date' }, ...schema } }, { on: value });
    expect(result.errors).toMatchObject([{ path: 'on', code: 'buddhist_year', proposals: [meant] }]);
    expect(result.errors[0]?.text?.th).toBe(`วันที่: ปี ${value.slice(0, 4)} เป็นปี พ.ศ. หรือไม่ — หมายถึง ${meant}`);
  });

  it('asks nothing where the schema says how years are read, nor of a year of the common era', () => {
    const field = (era?: 'common' | 'buddhist'): FieldSchema => ({
      type: 'string',
      format: 'date',
      ...(era && { 'x-era': era }),
    });
    const stored = (era: 'common' | 'buddhist' | undefined, value: string) => {
      const { errors, data } = create({ on: field(era) }, { on: value });
      return errors.length === 0 ? data.on : errors.map(({ code }) => code);
    };
    expect(stored('common', '2569-01-31')).toBe('2569-01-31');
    expect(stored('buddhist', '2569-01-31')).toBe('2026-01-31');
    expect(stored('buddhist', '๓๑ ม.ค. ๒๕๖๙')).toBe('2026-01-31');
    expect(stored('buddhist', '2026-01-31')).toBe('2026-01-31');
    expect(stored(undefined, '2399-12-31')).toBe('2399-12-31');
    expect(stored(undefined, '9999-12-31')).toBe('9999-12-31');
    // 29 February 2572 of the common era exists, of the Buddhist era it does not.
    expect(stored(undefined, '2572-02-29')).toEqual(['type']);
  });

  it('asks about the dates of lines too', () => {
    const items: FieldSchema = { type: 'object', properties: { due: { type: 'string', format: 'date' } } };
    const result = create(
      { items: { type: 'array', items } },
      { items: [{ due: '2026-01-31' }, { due: '2569-01-31' }] },
    );
    expect(result.errors).toMatchObject([{ path: 'items.1.due', code: 'buddhist_year' }]);
  });

  it('names the listed values of an enumeration and the minimum of a number', () => {
    const result = create(
      { status: { type: 'string', enum: ['a', 'b'] }, quantity: { type: 'number', minimum: 1 } },
      { status: 'c', quantity: 0 },
    );
    expect(messages(result)).toEqual(["Field 'status' must be one of: a, b", "Field 'quantity' must be at least 1"]);
  });

  it('checks each line of a list and names the line', () => {
    const items: FieldSchema = {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', 'x-messages': { required: { th: 'รายการที่ {n}: กรุณาระบุชื่อ', en: 'Item {n}: name' } } },
          quantity: { type: 'number', minimum: 1 },
        },
      },
    };
    const result = create({ items }, { items: [{ name: 'x', quantity: 0 }, { quantity: '2' }, 7] });
    expect(result.errors.map(({ path, message, text }) => [path, message, text?.th])).toEqual([
      [
        'items.0.quantity',
        "Field 'items, line 1: quantity' must be at least 1",
        'items บรรทัดที่ 1: quantity ต้องไม่น้อยกว่า 1',
      ],
      ['items.1.name', 'Item 2: name', 'รายการที่ 2: กรุณาระบุชื่อ'],
      [
        'items.1.quantity',
        "Field 'items, line 2: quantity' has invalid type. Expected: number",
        'items บรรทัดที่ 2: quantity ต้องเป็นตัวเลข',
      ],
      ['items.2', "Field 'items, line 3' has invalid type. Expected: object", 'items บรรทัดที่ 3 ต้องเป็นชุดข้อมูลย่อย'],
    ]);
  });

  it('stores dates in UTC, trimmed texts and aliased names, and leaves out empty values', () => {
    const result = create(
      {
        at: { type: 'string', format: 'date-time' },
        local: { type: 'string', format: 'date-time' },
        day: { type: 'string', format: 'date' },
        name: { type: 'string' },
        zip: { type: 'string', 'x-aliases': ['zipcode', 'zip_code'] },
        note: { type: 'string' },
      },
      {
        at: '2026-01-01T08:00:00+07:00',
        local: '2026-01-01T08:00',
        day: '2026-01-01T20:00:00Z',
        name: '  ศาลา ',
        zipcode: '50000',
        note: '',
      },
    );
    expect(result.errors).toEqual([]);
    expect(result.data).toEqual({
      at: '2026-01-01T01:00:00.000Z',
      local: '2026-01-01T01:00:00.000Z',
      day: '2026-01-02',
      name: 'ศาลา',
      zip: '50000',
    });
  });

  it('fills defaults, those of lines and of the moment too', () => {
    const result = create(
      {
        unit: { type: 'string', default: 'piece' },
        by: { type: 'string', default: '$user.id' },
        at: { type: 'string', format: 'date-time', default: '$now' },
        lines: { type: 'array', items: { type: 'object', properties: { unit: { type: 'string', default: 'ชิ้น' } } } },
      },
      { lines: [{}], unit: '' },
    );
    expect(result.data).toEqual({ unit: 'piece', by: 'u1', at: '2026-01-02T03:04:05.000Z', lines: [{ unit: 'ชิ้น' }] });
  });

  it('skips what the system keeps and what a browser event carries', () => {
    const input = {
      name: 'a',
      id: 'x',
      createdAt: 1,
      createdBy: 2,
      version: 9,
      isTrusted: true,
      _vts: 1,
      type: 'click',
    };
    const result = create({ name: { type: 'string' } }, input);
    expect(result).toMatchObject({ data: { name: 'a' }, errors: [], warnings: [] });
  });

  it('leaves out fields that nobody declared and says so', () => {
    const result = create({ name: { type: 'string' } }, { name: 'a', colour: 'red' });
    expect(result.data).toEqual({ name: 'a' });
    expect(result.warnings).toMatchObject([{ path: 'colour', message: 'Unknown field: colour' }]);
  });

  it('refuses undeclared fields, or takes them in, where the collection says so', () => {
    const refused = create({ name: { type: 'string' } }, { colour: 'red' }, { additionalProperties: false });
    expect(messages(refused)).toEqual(['Unknown field: colour']);
    const taken = create({ name: { type: 'string' } }, { colour: 'red' }, { additionalProperties: true });
    expect(taken).toMatchObject({ data: { colour: 'red' }, errors: [], warnings: [] });
  });

  it('refuses a record of another type', () => {
    expect(messages(create({ name: { type: 'string' } }, { type: 'supplier' }))).toEqual([
      'Invalid transaction type: supplier',
    ]);
  });

  it('ignores read-only fields unless the system writes them', () => {
    const schema = { total: { type: 'number', 'x-readonly': true } } satisfies Record<string, FieldSchema>;
    expect(create(schema, { total: 5 }).data).toEqual({});
  });

  it('refuses a NUL, half a character and hostile names with the path of the place', () => {
    const result = create(
      { name: { type: 'string' }, free: { type: 'object' } },
      {
        name: 'a\u0000b',
        free: JSON.parse('{"x": {"bad": "\\ud800"}, "__proto__": {"a": 1}}'),
      },
    );
    expect(result.errors.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'characters'],
      ['free.x.bad', 'characters'],
      ['free.__proto__', 'key'],
    ]);
  });

  it('asks for what the state and the kind of record ask for', () => {
    const properties: Record<string, FieldSchema> = {
      kind: { type: 'string' },
      tax_id: { type: 'string', 'x-title': { th: 'เลขผู้เสียภาษี', en: 'Tax number' } },
      price: { type: 'number' },
    };
    const collection = compileCollection({
      name: 'thing',
      title: { th: '', en: '' },
      type: 'object',
      properties,
      'x-required-in': { approved: ['price'] },
      'x-required-when': [
        { when: { kind: 'domestic' }, fields: ['tax_id'], message: { th: 'ต้องระบุ{title}', en: '{title} is needed' } },
      ],
      'x-warnings': [{ when: { price: { $gt: 100 } }, message: { th: 'แพง', en: 'High price' }, field: 'price' }],
    });
    const bad = validateCreate(collection, { kind: 'domestic' }, { ...context, state: 'approved' });
    expect(bad.errors).toMatchObject([
      { path: 'price', message: "Field 'price' is required for status 'approved'" },
      { path: 'tax_id', message: 'Tax number is needed', text: { th: 'ต้องระบุเลขผู้เสียภาษี' } },
    ]);
    const good = validateCreate(collection, { kind: 'x', price: 101 }, { ...context, state: 'approved' });
    expect(good).toMatchObject({ errors: [], warnings: [{ path: 'price', message: 'High price' }] });
  });

  it('keeps indexed texts short enough for an index', () => {
    const properties: Record<string, FieldSchema> = { a: { type: 'string', 'x-index': true }, b: { type: 'string' } };
    const text = 'ก'.repeat(501);
    expect(create(properties, { a: text, b: text }).errors).toMatchObject([
      { path: 'a', message: "Field 'a' must have at most 500 characters" },
    ]);
  });

  it('tells the patterns of several fields apart', () => {
    const properties: Record<string, FieldSchema> = {
      a: { type: 'string', pattern: '^a$' },
      b: { type: 'string', pattern: '^b$' },
    };
    expect(create(properties, { a: 'a', b: 'b' }).errors).toEqual([]);
    expect(create(properties, { a: 'b', b: 'a' }).errors.map(({ path, code }) => [path, code])).toEqual([
      ['a', 'pattern'],
      ['b', 'pattern'],
    ]);
  });

  it('takes steps of 0.01 although binary fractions do not', () => {
    expect(create({ quantity: { type: 'number', multipleOf: 0.01 } }, { quantity: 0.07 }).errors).toEqual([]);
    expect(create({ quantity: { type: 'number', multipleOf: 0.01 } }, { quantity: 0.075 }).errors).toHaveLength(1);
  });
});
