import { expect, it } from 'vitest';
import type { CollectionEntry } from '../../../runtime/api/readCollections.ts';
import type { FieldSchema } from '../../../schemas/index.ts';
import type { FieldChoice } from '../fields/fieldChoices.ts';
import { listPageValues, listResultColumns } from './resultColumns.ts';
import { showCell } from './showCell.ts';

const collection: CollectionEntry = {
  name: 'sales',
  title: 'Sales',
  schema: {
    properties: {
      number: { type: 'string' },
      customer_id: { type: 'string' },
      note: { type: 'string' },
      total: { type: 'number' },
      lines: { type: 'array' },
      pin: { type: 'string', 'x-secret': true },
    },
  },
};
const namesFor = (asked: string[]) => listResultColumns(collection, asked).map(({ name }) => name);

it('shows the first field, then those that the query is about, then others, and no secret', () => {
  expect(namesFor([])).toEqual(['number', 'customer_id', 'note']);
  expect(namesFor(['total', 'pin'])).toEqual(['number', 'total', 'customer_id']);
  expect(namesFor(['created_at', 'state'])).toEqual(['number', 'state', 'created_at']);
});

it('knows what only an opened page can say', () => {
  expect(listPageValues({ a: '$route.id', b: { $in: ['$record.customer.id', '$route.id'] }, c: '$user.id' })).toEqual([
    '$route.id',
    '$record.customer.id',
  ]);
  expect(listPageValues({ a: '$today', b: 'costs $route', c: null, d: 5 })).toEqual([]);
});

it('says a value in the words of the reader', () => {
  const place = { language: 'en', timeZone: 'Asia/Bangkok' } as const;
  const field = (name: string, schema: FieldSchema = {}): FieldChoice => ({
    name,
    title: { th: name, en: name },
    schema,
  });
  const record = { state: 'open', _titles: { state: 'Open' }, at: '2026-11-01T20:00:00Z', none: null };
  expect(showCell(record, field('state'), place)).toBe('Open');
  expect(showCell(record, field('at', { type: 'string', format: 'date-time' }), place)).toBe('02/11/2026, 03:00');
  expect(showCell(record, field('none'), place)).toBe('');
});
