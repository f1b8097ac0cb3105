import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import { validateCreate } from '../../../tests/support/validateCreate.ts';
import { compileCollection } from '../compileCollection.ts';
import type { ValidationContext } from './validationContext.ts';

const context: ValidationContext = { actor: { id: 'u1', role: 'member' }, now: new Date('2026-01-02T03:04:05Z') };

function codesOf(list: FieldSchema, value: unknown[]): string[] {
  const title = { th: 'สิ่ง', en: 'Thing' };
  const collection = compileCollection({ name: 'thing', title, type: 'object', properties: { list } });
  return validateCreate(collection, { list: value }, context).errors.map(({ code }) => code);
}

const branches = Array.from({ length: 1000 }, (_, length) => ({ minLength: 10 + length }));

it('stops judging where each value has hundreds of choices', () => {
  const list: FieldSchema = { type: 'array', items: { anyOf: branches } };
  expect(codesOf(list, ['long enough'])).toEqual([]);
  expect(codesOf(list, Array(1000).fill('x'))).toEqual(['too_much_work']);
});

it('stops filling defaults where they would become far more than was sent', () => {
  const text = 'x'.repeat(100_000);
  const items: FieldSchema = { type: 'object', properties: { text: { type: 'string', default: text } } };
  const list: FieldSchema = { type: 'array', items };
  expect(codesOf(list, [{}])).toEqual([]);
  expect(codesOf(list, Array(1000).fill({}))).toEqual(['too_much_work']);
  // The same lines are not too many where they say the text themselves.
  expect(codesOf(list, Array(1000).fill({ text: 'x' }))).toEqual([]);
});
