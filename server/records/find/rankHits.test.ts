import { expect, it } from 'vitest';
import { rankHits } from './rankHits.ts';

const titles = (typed: string, ...found: string[]) => {
  const hits = found.map((title) => ({ names: title.split(' · ') }));
  return rankHits(hits, typed).map(({ names }) => names.join(' · '));
};

it('puts a record that is called what was typed before those that mention it', () => {
  expect(titles('ไทย', 'INV1 · บริษัท ไทย จำกัด', 'บริษัท ไทย จำกัด · CUS1', 'ไทย · CUS2')).toEqual([
    'ไทย · CUS2',
    'บริษัท ไทย จำกัด · CUS1',
    'INV1 · บริษัท ไทย จำกัด',
  ]);
});

it('leaves those of one rank as they were found, whatever the case of letters', () => {
  expect(titles('so1', 'SO12', 'PO1 · so1', 'SO11', 'SO1')).toEqual(['SO1', 'SO12', 'SO11', 'PO1 · so1']);
});
