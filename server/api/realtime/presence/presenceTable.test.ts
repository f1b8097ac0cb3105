import { expect, it } from 'vitest';
import { createPresenceTable, presenceLastsMs } from './presenceTable.ts';

const place = { siteId: 's', collection: 'sales', id: '1' };
const mali = { user: 'mali', editing: false };

it('knows people of all processes once each, as editing where one of their pages does', () => {
  const table = createPresenceTable();
  table.note({ ...place, from: 'a', people: [mali] }, 0);
  table.note(
    {
      ...place,
      from: 'b',
      people: [
        { user: 'mali', editing: true },
        { user: 'somchai', editing: false },
      ],
    },
    0,
  );
  expect(table.at(place, 1)).toEqual([
    { user: 'mali', editing: true },
    { user: 'somchai', editing: false },
  ]);
  table.note({ ...place, from: 'b', people: [] }, 1);
  expect(table.at(place, 1)).toEqual([mali]);
  expect(table.at({ ...place, siteId: 'other' }, 1)).toEqual([]);
});

it('forgets what a process told that tells no more', () => {
  const table = createPresenceTable();
  table.note({ ...place, from: 'a', people: [mali] }, 0);
  table.note({ ...place, from: 'b', people: [{ user: 'somchai', editing: false }] }, presenceLastsMs - 1);
  expect(table.at(place, presenceLastsMs)).toEqual([{ user: 'somchai', editing: false }]);
});
