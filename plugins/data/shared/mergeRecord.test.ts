import { expect, it } from 'vitest';
import { changedValues, gatherParts, readFormValue, spreadParts } from './formValues.ts';
import { listDifferences, mergeRecord } from './mergeRecord.ts';

const number = { type: 'number' } as const;
const fields = [
  { field: 'name', schema: { type: 'string' } as const },
  { field: 'phone', schema: { type: 'string' } as const },
  { field: 'price', schema: number },
  { field: 'items', schema: { type: 'array', items: { type: 'object', properties: { quantity: number } } } as const },
];

it('reads what was typed as it is stored: numbers, and nothing for what is empty', () => {
  expect(readFormValue('15000', number)).toBe(15000);
  expect(readFormValue('0812', { type: 'string' })).toBe('0812');
  expect(readFormValue([], {})).toBeNull();
  expect(readFormValue({ street: '', city: 'ตราด' })).toEqual({ city: 'ตราด' });
  expect(readFormValue('12a', number)).toBe('12a');
});

it('takes an empty field for one that was never filled in, and a number for its text', () => {
  const values = { name: 'ก', phone: '', price: '12.0', items: [] };
  expect(changedValues(values, { name: 'ก', price: 12 }, fields)).toEqual({});
  expect(changedValues({ ...values, phone: '02' }, { name: 'ข', price: 12 }, fields)).toEqual({
    name: 'ก',
    phone: '02',
  });
  expect(changedValues({ name: '' }, { name: 'ข' }, fields)).toEqual({ name: null });
});

const base = { name: 'ก', phone: '02', price: 5, items: [{ quantity: 1 }, { quantity: 2 }] };

it('keeps both changes where they are of different fields', () => {
  const versions = { base, mine: { ...base, name: 'ข' }, theirs: { ...base, phone: '08' } };
  const found = listDifferences(versions, fields);
  expect(found.map(({ path, by }) => [path, by])).toEqual([
    ['name', 'me'],
    ['phone', 'them'],
  ]);
  expect(mergeRecord(versions, found, new Set(['name']))).toEqual({ ...base, name: 'ข', phone: '08' });
});

it('asks about a field that both changed, and not where both wrote the same', () => {
  const versions = { base, mine: { ...base, name: 'ข', price: '9' }, theirs: { ...base, name: 'ค', price: 9 } };
  expect(listDifferences(versions, fields)).toEqual([{ path: 'name', mine: 'ข', theirs: 'ค', by: 'both' }]);
});

it('merges lines value by value, new ones included', () => {
  const mine = { ...base, items: [{ quantity: 9 }, { quantity: 2 }, { quantity: 7 }] };
  const theirs = { ...base, items: [{ quantity: 1 }, { quantity: 8 }] };
  const versions = { base, mine, theirs };
  const found = listDifferences(versions, fields);
  expect(found.map(({ path, by }) => [path, by])).toEqual([
    ['items.0', 'me'],
    ['items.1', 'them'],
    ['items.2', 'me'],
  ]);
  const merged = mergeRecord(versions, found, new Set(['items.0', 'items.2']));
  expect(merged.items).toEqual([{ quantity: 9 }, { quantity: 8 }, { quantity: 7 }]);
  expect(theirs.items).toHaveLength(2);
});

it('leaves the choice between whole lists where somebody took a line away', () => {
  const versions = {
    base,
    mine: { ...base, items: [{ quantity: 2 }] },
    theirs: { ...base, items: [{ quantity: 3 }, { quantity: 2 }] },
  };
  expect(listDifferences(versions, fields).map(({ path, by }) => [path, by])).toEqual([['items', 'both']]);
});

it('fills in an object part by part, and keeps what the form does not know of it', () => {
  const parted = [{ field: 'company', parts: [{ field: 'name' }, { field: 'tax_id' }] }, { field: 'note' }];
  const stored = { company: { name: 'ก', code: 7 }, note: 'x' };
  expect(spreadParts(stored, parted)).toEqual({ 'company.name': 'ก', 'company.tax_id': null, note: 'x' });
  const typed = { 'company.name': '', 'company.tax_id': '0105', note: 'x' };
  expect(gatherParts(typed, parted, stored).company).toEqual({ tax_id: '0105', code: 7 });
  expect(gatherParts({ note: 'y' }, parted, stored)).toEqual({ note: 'y' });
});
