import { expect, it } from 'vitest';
import { findLines } from './findLines.ts';

const line = (title: string, target: string) => ({ key: target, title, target, children: [] });
const menu = [
  {
    key: 'erp',
    title: 'ธุรกิจ',
    target: '',
    children: [
      { key: 'sales', title: 'การขาย', target: '', children: [line('ลูกค้า', '/c'), line('ใบเสนอราคา', '/q')] },
      line('พนักงาน', '/hr'),
    ],
  },
];
const find = (typed: string) => findLines(menu, typed).map(({ target }) => target);

it('finds entries by their own words and by the module above them', () => {
  expect(find('ลูก')).toEqual(['/c']);
  expect(find('การขาย')).toEqual(['/c', '/q']);
  expect(find('การขาย ราคา')).toEqual(['/q']);
  expect(find('zzz')).toEqual([]);
});
