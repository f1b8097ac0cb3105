import { expect, it } from 'vitest';
import { copyBeside } from './copyBeside.ts';

const product = {
  schema: { type: 'string', 'x-fill': { unit: 'unit', price: 'sale.price', note: 'note' } },
  fillTitles: { unit: { kg: 'กิโลกรัม' } },
} as const;
const record = { unit: 'kg', sale: { price: 65 } };

it('puts the title of a choice into a plain text, and other values as they are', () => {
  expect(copyBeside(product, record, () => ({}))).toEqual([
    ['unit', 'กิโลกรัม'],
    ['price', 65],
    ['note', null],
  ]);
});

it('keeps the value of a choice for a field that has choices itself', () => {
  const choices = [{ value: 'kg', title: 'Kilogram' }];
  expect(copyBeside(product, record, () => ({ choices }))[0]).toEqual(['unit', 'kg']);
});

it('finds a choice that another field calls differently by the title of both, and takes none that means something else', () => {
  const choices = [{ value: 'kilogram', title: 'กิโลกรัม' }];
  expect(copyBeside(product, record, () => ({ choices }))[0]).toEqual(['unit', 'kilogram']);
  expect(copyBeside(product, record, () => ({ choices: [{ value: 'g', title: 'กรัม' }] }))[0]).toEqual(['unit', null]);
});

it('takes the choice by which a field calls what it has no other choice for', () => {
  const choices = [{ value: 'custom', title: 'กำหนดเอง' }];
  const schema = { type: 'string', 'x-fill-as': { kg: 'custom' } } as const;
  expect(copyBeside(product, record, () => ({ choices, schema }))[0]).toEqual(['unit', 'custom']);
});
