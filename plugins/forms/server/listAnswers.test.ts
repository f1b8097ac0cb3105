import type { JsonObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { listAnswers } from './listAnswers.ts';

const told = (answers: ReturnType<typeof listAnswers>) =>
  answers.map(({ title, value, chosen }) => [title, chosen ?? value]);

it('tells the answers of the copies of a row, each under its question, in whatever order the copies are', () => {
  const questions = [
    { name: 'firm', title: 'บริษัท' },
    { name: 'people.3.name', title: 'ผู้เข้าอบรม 1 · ชื่อ' },
    { name: 'people.3.food', title: 'ผู้เข้าอบรม 1 · อาหาร', chosen: 'มังสวิรัติ' },
    { name: 'people.1.name', title: 'ผู้เข้าอบรม 2 · ชื่อ' },
  ];
  const data: JsonObject = { firm: 'ก', people: [{ name: 'ชูใจ', food: 'v' }, { name: 'มานะ' }] };
  expect(told(listAnswers(data, questions))).toEqual([
    ['บริษัท', 'ก'],
    ['ผู้เข้าอบรม 1 · ชื่อ', 'ชูใจ'],
    ['ผู้เข้าอบรม 1 · อาหาร', 'มังสวิรัติ'],
    ['ผู้เข้าอบรม 2 · ชื่อ', 'มานะ'],
  ]);
});

it('tells files by their names and where they are, and addresses as on an envelope', () => {
  const file = {
    key: 'k',
    name: 'แบบ.pdf',
    status: 'uploaded',
    outputLink: '/files/1796042165090-1234567890123/a.pdf',
    size: 9,
  };
  const home = { NO: '1', MOO: 'n/a', province: 'ตรัง', district: 'กันตัง', subdistrict: 'บางเป้า', zipcode: '92110' };
  const questions = [
    { name: 'drawing', title: 'แบบ' },
    { name: 'home', title: 'ที่อยู่' },
  ];
  expect(listAnswers({ drawing: [file], home }, questions)).toEqual([
    { ...questions[0], value: '', files: [{ name: 'แบบ.pdf', link: file.outputLink }] },
    { ...questions[1], value: '1 ตำบลบางเป้า อำเภอกันตัง จังหวัดตรัง 92110' },
  ]);
});

it('has words alone for what only looks like a file', () => {
  const [answer] = listAnswers({ x: [{ name: 'a', outputLink: 'javascript:alert(1)' }] }, []);
  expect(answer).not.toHaveProperty('files');
});
