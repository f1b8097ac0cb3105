import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { validateCreate } from '../../../tests/support/validateCreate.ts';
import { diffData } from '../../record/diffData.ts';
import { compileCollection } from '../compileCollection.ts';
import { validateUpdate } from './validateUpdate.ts';
import type { ValidationContext } from './validationContext.ts';

const context: ValidationContext = { actor: { id: 'u1', role: 'member' }, now: new Date('2026-01-02T03:04:05Z') };

const collection = compileCollection({
  name: 'thing',
  title: { th: 'สิ่ง', en: 'Thing' },
  type: 'object',
  required: ['name', 'lines'],
  properties: {
    name: { type: 'string', maxLength: 5, 'x-aliases': ['title'] },
    code: { type: 'string', pattern: '^[A-Z]{2}\\d+$' },
    email: { type: 'string', format: 'email' },
    day: { type: 'string', format: 'date' },
    at: { type: 'string', format: 'date-time' },
    amount: { type: 'number', minimum: 0, exclusiveMaximum: 10, multipleOf: 0.01 },
    kind: { enum: ['a', 'b', 3] },
    flag: { type: ['boolean', 'null'], default: true },
    tags: { type: 'array', uniqueItems: true, maxItems: 3, items: { type: 'string' } },
    free: { type: 'object' },
    either: {
      anyOf: [
        { type: 'string', minLength: 2 },
        { type: 'number', minimum: 3 },
      ],
    },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['product'],
        additionalProperties: false,
        properties: {
          product: { type: 'string', 'x-aliases': ['productId'] },
          quantity: { type: 'integer', minimum: 1, default: 1 },
        },
      },
    },
  },
  'x-required-when': [{ when: { kind: 'a' }, fields: ['code'] }],
  'x-required-in': { done: ['amount'] },
  'x-warnings': [{ when: { amount: { $gt: 5 } }, message: { th: 'มาก', en: 'Much' }, field: 'amount' }],
  'x-check': 'transaction',
});

const names = [
  ...collection.fields.keys(),
  'title',
  'productId',
  'product',
  'quantity',
  'state',
  'id',
  '__proto__',
  'x',
];
const awkward = fc.oneof(
  fc.constantFrom<unknown>('', ' ', 'AB1', 'a@b.co', '2026-02-29', '2026-01-01T10:00', 'a', 3, -0, 1e308, null, true),
  fc.anything({ withDate: true, withBigInt: true, withMap: true, withTypedArray: true, withSparseArray: true }),
  fc.string({ unit: 'binary' }),
);
const line = fc.dictionary(fc.constantFrom('product', 'productId', 'quantity', 'x'), awkward);
const input = fc.oneof(
  fc.dictionary(fc.constantFrom(...names), fc.oneof(awkward, fc.array(fc.oneof(line, awkward), { maxLength: 4 }))),
  fc.anything(),
);

/** Valid records, in the many spellings that callers use. */
const sound = fc.record(
  {
    name: fc.constantFrom('a', ' ab ', 'ศาลา'),
    lines: fc.array(
      fc.record(
        { product: fc.constantFrom('p', ' p1'), quantity: fc.integer({ min: 1, max: 9 }) },
        { requiredKeys: ['product'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
    day: fc.constantFrom('2026-01-31', '2026-01-31T23:30:00Z', ''),
    at: fc.constantFrom('2026-01-31', '2026-01-31T23:30', '2026-01-31T23:30:00.5+09:00', null),
    amount: fc.constantFrom(0, 0.07, 9.99),
    flag: fc.constantFrom(true, false, null),
    tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')),
    // A key that would name a prototype is refused at any depth.
    free: fc.dictionary(
      fc.constantFrom('a', 'b.c', ''),
      fc.jsonValue().filter((value) => !JSON.stringify(value).includes('"__proto__"')) as fc.Arbitrary<unknown>,
    ),
    either: fc.constantFrom('ab', 3),
  },
  { requiredKeys: ['name', 'lines'] },
);

/** A message without the names that the caller gave. */
function withoutNames(told = '', path = ''): string {
  const names = path.split('.').filter((name) => name !== '');
  return names.reduce((rest, name) => rest.replaceAll(name, ''), told);
}

function expectReported(details: ErrorDetail[]): void {
  for (const { path, code, message, text } of details) {
    expect(path).toBeTypeOf('string');
    expect(code).toMatch(/^[a-z_]+$/);
    for (const told of [message, text?.th, text?.en]) {
      expect(told).toBeTruthy();
      // Everything was filled in; the caller's own values are not compared.
      if (code !== 'state_by_event' && code !== 'invalid_type')
        expect(withoutNames(told, path)).not.toMatch(/\{\w+\}|undefined|NaN/);
    }
  }
}

// A busy machine may be slow; the test proves that it ends.
describe('validation', () => {
  it('answers any garbage with errors in both languages and never breaks', () => {
    fc.assert(
      fc.property(input, fc.constantFrom(null, 'done'), (garbage, state) => {
        const created = validateCreate(collection, garbage, { ...context, state });
        expectReported([...created.errors, ...created.warnings]);
        const updated = validateUpdate(
          collection,
          { data: { name: 'a', lines: [{ product: 'p' }] }, state },
          garbage,
          context,
        );
        expectReported([...updated.errors, ...updated.warnings]);
        // Data that was accepted is JSON that is stored unchanged.
        if (created.errors.length === 0) expect(JSON.parse(JSON.stringify(created.data))).toEqual(created.data);
      }),
      { numRuns: 1000 },
    );
  });

  it('names a field that exists, or a name the caller sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.jsonValue()), (garbage) => {
        for (const { path = '' } of validateCreate(collection, garbage, context).errors) {
          const [first = ''] = path.split('.');
          expect(collection.fields.has(first) || Object.hasOwn(garbage, first), path).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('shapes a sound record once: sent back, it changes no more', () => {
    fc.assert(
      fc.property(sound, (record) => {
        const first = validateCreate(collection, record, context);
        expect(first.errors).toEqual([]);
        const again = validateCreate(collection, first.data, context);
        expect(again).toMatchObject({ data: first.data, errors: [] });
        const updated = validateUpdate(collection, { data: first.data, state: null }, first.data, context);
        expect(updated.errors).toEqual([]);
        expect(diffData(first.data, updated.data)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('survives hostile objects: getters that throw, proxies, circles', () => {
    const circle: Record<string, unknown> = { name: 'a' };
    circle.free = circle;
    const hostile = [
      {
        get name() {
          throw new Error('boo');
        },
      },
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('boo');
          },
        },
      ),
      circle,
      Object.assign(Object.create({ name: 'inherited' }), { lines: [] }),
      { name: { toString: null } },
      { lines: Array.from({ length: 200_000 }, () => 1) },
    ];
    for (const each of hostile) expect(validateCreate(collection, each, context).errors.length).toBeGreaterThan(0);
  });

  it('judges a long list of repeated objects quickly', () => {
    const wide = compileCollection({
      name: 'wide',
      title: { th: '', en: '' },
      type: 'object',
      properties: { list: { type: 'array', uniqueItems: true }, code: { type: 'string', pattern: '^(a+)+$' } },
    });
    const started = performance.now();
    const list = Array.from({ length: 20_000 }, (_, index) => ({ index }));
    expect(validateCreate(wide, { list }, context).errors).toEqual([]);
    expect(validateCreate(wide, { list: [...list, { index: 7 }] }, context).errors).toMatchObject([
      { code: 'unique_items' },
    ]);
    expect(validateCreate(wide, { code: `${'a'.repeat(5000)}!` }, context).errors).toMatchObject([{ code: 'pattern' }]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
