import { expect, it } from 'vitest';
import { countColumn, joinColumns } from './joinColumns.ts';
import { boardRequests } from './requests.ts';

const object = {
  uid: 'b',
  type: 'board',
  v: 1,
  collection: 'sales',
  titleField: 'customer_name',
  startField: 'order_date',
};

it('reads each named column by itself, the latest first, so that none crowds out the others', () => {
  const query = { priority: 'high' };
  const asked = boardRequests({ ...object, query, states: ['pending', 'shipped'] });
  expect(Object.keys(asked).toSorted()).toEqual(['in_pending', 'in_shipped', 'rights']);
  expect(asked.in_shipped).toMatchObject({
    collection: 'sales',
    find: { $and: [query, { state: 'shipped' }] },
    sort: { order_date: -1, id: -1 },
    limit: 50,
  });
});

it('reads all states together where none is named', () => {
  const asked = boardRequests({ ...object, states: [] });
  expect(Object.keys(asked).toSorted()).toEqual(['list', 'rights']);
});

it('joins its columns, and tells how many a column holds beyond those that were read', () => {
  const data = { in_a: { data: [{ id: '1' }], total: 900 }, in_b: { data: [{ id: '2' }], total: 1 } };
  expect(joinColumns(['a', 'b'], data)).toEqual({ data: [{ id: '1' }, { id: '2' }] });
  expect([countColumn('a', data), countColumn('b', data)]).toEqual([900, undefined]);
  expect(joinColumns(['a'], {})).toBeUndefined();
});
