import { expect, it } from 'vitest';
import { rankText } from './rankText.ts';

it.each([
  ['Table', 'table', 0],
  ['Price table', 'table', 1],
  ['Tablet', 'table', 2],
  ['Price tables', 'price table', 2],
  ['Timetable', 'table', 3],
  ['Timetable, table', 'table', 1],
  ['ตาราง', 'ตาราง', 0],
  ['ตารางราคา', 'ตาราง', 2],
  ['เพิ่มตาราง', 'ตาราง', 3],
  ['Table', 'table chart', Number.POSITIVE_INFINITY],
])('ranks “%s” for “%s”', (text, typed, rank) => {
  expect(rankText(text, typed.split(' '))).toBe(rank);
});
