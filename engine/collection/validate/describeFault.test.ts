import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import { validateCreate } from '../../../tests/support/validateCreate.ts';
import { compileCollection } from '../compileCollection.ts';

const tagged = (th: string, en: string, schema: FieldSchema): FieldSchema => ({ 'x-title': { th, en }, ...schema });

/** Each keyword, and a value that breaks it. */
const faults: [keyword: string, schema: FieldSchema, wrong: unknown][] = [
  ['type', { type: 'number' }, 'x'],
  ['type', { type: 'string', format: 'date' }, '2026-02-31'],
  ['type', { type: 'string', format: 'date-time' }, '2026-02-31T10:00:00Z'],
  ['enum', { enum: ['a', 'b'] }, 'c'],
  ['const', { const: 'a' }, 'b'],
  ['minimum', { type: 'number', minimum: 3 }, 1],
  ['maximum', { type: 'number', maximum: 3 }, 4],
  ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 3 }, 3],
  ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 3 }, 3],
  ['multipleOf', { type: 'number', multipleOf: 2 }, 3],
  ['multipleOf', { type: 'number', multipleOf: 0.01 }, 0.001],
  ['minLength', { type: 'string', minLength: 3 }, 'a'],
  ['maxLength', { type: 'string', maxLength: 1 }, 'ab'],
  ['pattern', { type: 'string', pattern: '^a' }, 'b'],
  ['format', { type: 'string', format: 'email' }, 'nobody'],
  ['minItems', { type: 'array', items: { type: 'string' }, minItems: 2 }, ['a']],
  ['maxItems', { type: 'array', items: { type: 'string' }, maxItems: 1 }, ['a', 'b']],
  ['uniqueItems', { type: 'array', items: { type: 'string' }, uniqueItems: true }, ['a', 'a']],
];

describe('a message names the field by its title and its place', () => {
  it.each(faults)('%s of a field', (keyword, schema, wrong) => {
    expectWords(keyword, told({ raw_name: tagged('ชื่อ', 'Title', schema) }, { raw_name: wrong }), ['ชื่อ', "'Title'"]);
  });

  it.each(faults)('%s of a field in a line', (keyword, schema, wrong) => {
    const line: FieldSchema = { type: 'object', properties: { raw_name: tagged('ชื่อ', 'Title', schema) } };
    const items = tagged('สินค้า', 'Items', { type: 'array', items: line });
    const lines = told({ raw_items: items }, { raw_items: [{}, { raw_name: wrong }] });
    expectWords(keyword, lines, ['สินค้า บรรทัดที่ 2: ชื่อ', "'Items, line 2: Title'"]);
  });

  it('with its limit in thousands', () => {
    const [error] = told(
      { raw_name: tagged('จำนวน', 'Quantity', { type: 'number', maximum: 999999.5 }) },
      { raw_name: 1e9 },
    );
    expect(error?.text?.th).toBe('จำนวน ต้องไม่เกิน 999,999.5');
  });

  it('in a message of its own, as the specification writes the field there', () => {
    const schema: FieldSchema = {
      type: 'number',
      minimum: 3,
      'x-messages': { minimum: { th: '{f} น้อยไป', en: '{f} is too little' } },
    };
    const [error] = told({ raw_name: tagged('จำนวน', 'Quantity', schema) }, { raw_name: 1 });
    expect(error?.text).toEqual({ th: 'จำนวน น้อยไป', en: 'Quantity is too little' });
  });

  it('a required field of a line', () => {
    const line: FieldSchema = {
      type: 'object',
      required: ['raw_name'],
      properties: { raw_name: tagged('ชื่อ', 'Title', {}), raw_other: {} },
    };
    const items = tagged('สินค้า', 'Items', { type: 'array', items: line });
    const lines = told({ raw_items: items }, { raw_items: [{ raw_other: 1 }] });
    expectWords('required', lines, ['สินค้า บรรทัดที่ 1: ชื่อ', "'Items, line 1: Title'"]);
  });

  it('an entry of a list', () => {
    const tags = tagged('ป้าย', 'Tags', { type: 'array', items: { type: 'string', maxLength: 2 } });
    expectWords('maxLength', told({ raw_tags: tags }, { raw_tags: ['abc'] }), ['ป้าย รายการที่ 1', "'Tags, entry 1'"]);
  });
});

function told(properties: Record<string, FieldSchema>, data: Record<string, unknown>) {
  const collection = compileCollection({
    name: 'thing',
    title: { th: 'ของ', en: 'Thing' },
    type: 'object',
    properties,
  });
  return validateCreate(collection, data, { actor: null, now: new Date('2026-06-01T00:00:00Z') }).errors;
}

function expectWords(keyword: string, errors: ReturnType<typeof told>, [th, en]: [string, string]): void {
  expect(errors).toHaveLength(1);
  const text = errors[0]?.text;
  expect(text?.th).toContain(th);
  expect(text?.en).toContain(en);
  for (const written of [text?.th, text?.en]) {
    expect(written).not.toMatch(/raw_|\.\d|[{}]|undefined|\[object/);
    if (/[A-Z]/.test(keyword)) expect(written).not.toContain(keyword);
  }
}
