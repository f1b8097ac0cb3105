import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPages } from '../listPages.ts';
import { readListAddress, readSort, toggleSort, writeSort } from './listAddress.ts';

describe('the address of a list', () => {
  it('says page, size, order, words and filters', () => {
    expect(
      readListAddress(
        {
          page: '3',
          size: '20',
          sort: '-total,name',
          q: ' เหล็ก ',
          'f-state': 'a,b',
          'f-total-from': '100',
          'f-total-to': '500',
        },
        10,
      ),
    ).toEqual({
      page: 3,
      limit: 20,
      trash: false,
      group: '',
      fold: undefined,
      sort: [
        { field: 'total', descending: true },
        { field: 'name', descending: false },
      ],
      search: 'เหล็ก',
      columns: [],
      where: { join: 'and', groups: [] },
      filters: { state: 'a,b', total: '100..500' },
    });
  });

  it.each([
    [{ page: '0' }, { page: 1 }],
    [{ page: '-4' }, { page: 1 }],
    [{ page: '1e9' }, { page: 1 }],
    [{ page: '999999' }, { page: 100_000 }],
    [{ size: '1000000' }, { limit: 10 }],
    [{ size: '15' }, { limit: 10 }],
    [{ sort: '$where,__proto__,a.b,total' }, { sort: [{ field: 'total', descending: false }] }],
    [
      { group: '$where', fold: 'a~b' },
      { group: '', fold: ['a', 'b'] },
    ],
    [{ 'f-$or': 'x', 'f-a.b': 'x' }, { filters: {} }],
  ])('is clamped: %j', (address, expected) => {
    expect(readListAddress(address as never, 10)).toMatchObject(expected);
  });

  it('may hold anything and still asks for something sound', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (address) => {
        const ask = readListAddress(address, 10);
        expect([10, 20, 50]).toContain(ask.limit);
        expect(ask.page).toBeGreaterThanOrEqual(1);
        expect(ask.sort.length).toBeLessThanOrEqual(4);
        expect(ask.search.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

it('sorts upwards, downwards, upwards again; a further column joins when asked', () => {
  const up = toggleSort([], 'a');
  expect(writeSort(up)).toBe('a');
  const down = toggleSort(up, 'a');
  expect(writeSort(down)).toBe('-a');
  expect(writeSort(toggleSort(down, 'a'))).toBe('a');
  expect(writeSort(toggleSort(down, 'b'))).toBe('b');
  expect(writeSort(toggleSort(down, 'b', true))).toBe('-a,b');
  expect(readSort('-a,b')).toEqual(toggleSort(down, 'b', true));
});

it.each([
  [1, 1, [1]],
  [1, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [20, 20, [16, 17, 18, 19, 20]],
  [2, 3, [1, 2, 3]],
])('shows five pages around page %i of %i', (page, pages, expected) => {
  expect(listPages(page, pages)).toEqual(expected);
});
