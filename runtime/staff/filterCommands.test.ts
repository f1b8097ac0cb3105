import { expect, it } from 'vitest';
import { filterCommands } from './filterCommands.ts';

const run = () => undefined;
const commands = [
  { key: 'a', title: 'ลูกค้า', note: 'การขาย', group: 'screens', words: '/sales/customers', run },
  { key: 'b', title: 'ใบเสนอราคา', note: 'การขาย', group: 'screens', run },
  { key: 'c', title: 'เพิ่มลูกค้า', note: 'การขาย', group: 'create', run },
  { key: 'd', title: 'ออกจากระบบ', group: 'actions', run },
];
const find = (typed: string) => filterCommands(commands, typed).map(({ key }) => key);

it('finds by title, by what stands beside it, and by hidden words', () => {
  expect(find('ลูกค้า')).toEqual(['a', 'c']);
  expect(find('การขาย')).toEqual(['a', 'b', 'c']);
  expect(find('customers')).toEqual(['a']);
});

it('puts the group with the best title first and leaves out what holds only some of the words', () => {
  expect(find('เพิ่ม')).toEqual(['c']);
  expect(find('ลูกค้า การขาย')).toEqual(['a', 'c']);
  expect(find('ลูกค้า zzz')).toEqual([]);
});

it('puts what is called just so before what only begins so, in whichever group and language', () => {
  const widgets = [
    { key: 'tablet', title: 'Tablet', group: 'view', words: 'แท็บเล็ต Tablet', run },
    { key: 'timetable', title: 'Timetable', group: 'add', words: 'ตารางเวลา Timetable', run },
    { key: 'table', title: 'Table', group: 'add', words: 'ตาราง Table', run },
  ];
  const keys = (typed: string) => filterCommands(widgets, typed).map(({ key }) => key);
  expect(keys('table')).toEqual(['table', 'timetable', 'tablet']);
  expect(keys('ตาราง')).toEqual(['table', 'timetable']);
});
