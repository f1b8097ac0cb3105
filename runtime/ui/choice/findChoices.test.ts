import { expect, it } from 'vitest';
import { findChoices } from './findChoices.ts';

const choices = [
  { id: 'home', title: 'หน้าแรก', note: '/' },
  { id: 'water', title: 'น้ำดื่ม' },
  { id: 'price', title: 'Prices', note: '/cms/page/price' },
];
const ids = (typed: string) => findChoices(choices, typed).map(({ id }) => id);

it('finds by title, note and id, whatever the case', () => {
  expect(ids('PRIC')).toEqual(['price']);
  expect(ids('/cms')).toEqual(['price']);
  expect(ids(' home ')).toEqual(['home']);
  expect(ids('xyz')).toEqual([]);
});

it('offers all while nothing is typed', () => {
  expect(ids(' ')).toEqual(['home', 'water', 'price']);
});

it('finds Thai words whichever way sara am was typed', () => {
  expect(ids('น้ำ')).toEqual(['water']);
  expect(ids('น้\u0e4d\u0e32')).toEqual(['water']);
});
