import { expect, it } from 'vitest';
import type { PageFacts } from './pageFacts.ts';
import { reduceCondition } from './reduceCondition.ts';

const facts: PageFacts = {
  user: { role: 'member', id: 'u1' },
  site: { type: 'unit' },
  route: { id: '7' },
  record: { status: 'paid', total: 500, owner: 'u1' },
};
const item: PageFacts = { ...facts, item: { price: 50 } };

it('decides what is about the visit, the record and the repeated record', () => {
  expect(reduceCondition({ 'record.status': 'paid', 'record.owner': '$user.id' }, facts)).toBe(true);
  expect(reduceCondition({ 'record.total': { $gt: 1000 } }, facts)).toBe(false);
  expect(reduceCondition({ 'item.price': { $lt: 100 } }, item)).toBe(true);
  expect(reduceCondition({ 'route.id': '7' }, facts)).toBe(true);
});

it('leaves to the browser only what the form has to say', () => {
  expect(reduceCondition({ age: { $gt: 20 }, 'record.status': 'paid' }, facts)).toEqual({ age: { $gt: 20 } });
  expect(reduceCondition({ age: 1, 'record.status': 'draft' }, facts)).toBe(false);
  expect(reduceCondition({ $or: [{ 'form.age': 1 }, { 'user.role': 'admin' }] }, facts)).toEqual({ 'form.age': 1 });
  expect(reduceCondition({ $or: [{ age: 1 }, { 'user.role': 'member' }] }, facts)).toBe(true);
  expect(reduceCondition({ $nor: [{ age: 1 }, { 'record.total': 500 }] }, facts)).toBe(false);
  expect(reduceCondition({ $nor: [{ age: 1 }, { 'record.total': 1 }] }, facts)).toEqual({ $nor: [{ age: 1 }] });
});

it('hands the browser values, not names of records', () => {
  expect(reduceCondition({ amount: { $gt: '$record.total' }, b: '$record.nothing' }, facts)).toEqual({
    $and: [{ amount: { $gt: 500 } }, { b: null }],
  });
});

it('means the form by `item` where nothing is repeated', () => {
  expect(reduceCondition({ 'item.qty': 2 }, facts)).toEqual({ 'item.qty': 2 });
});

it('opens nothing where the record is missing or the condition cannot be read', () => {
  const visit: PageFacts = { user: {}, site: {}, route: {} };
  expect(reduceCondition({ 'record.status': 'paid' }, visit)).toBe(false);
  expect(reduceCondition({ 'user.role': { $unknown: 1 } }, visit)).toBe(false);
});
