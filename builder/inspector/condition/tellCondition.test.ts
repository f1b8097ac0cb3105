import { expect, it } from 'vitest';
import { createSay } from '../../language/LanguageProvider.tsx';
import type { FieldChoice } from '../fields/fieldChoices.ts';
import type { ConditionGroup } from './conditionGroups.ts';
import { tellCondition } from './tellCondition.ts';

const fields: FieldChoice[] = [
  { name: 'total', title: { th: 'ยอดรวม', en: 'Total' }, schema: { type: 'number' } },
  {
    name: 'state',
    title: { th: 'สถานะ', en: 'State' },
    schema: { type: 'string', enum: ['paid'], 'x-enum-titles': { paid: { th: 'ชำระแล้ว', en: 'Paid' } } },
  },
  { name: 'open', title: { th: 'เปิดอยู่', en: 'Open' }, schema: { type: 'boolean' } },
];
const tell = (groups: ConditionGroup[], language: 'th' | 'en' = 'en') =>
  tellCondition(groups, { fields, language, say: createSay(language) });

it('says a condition in the words of its fields and choices', () => {
  const groups: ConditionGroup[] = [
    [
      { field: 'state', operator: 'is', value: 'paid' },
      { field: 'total', operator: 'more', value: 500 },
    ],
    [{ field: 'open', operator: 'is', value: false }],
  ];
  expect(tell(groups)).toBe('State is “Paid” and Total is more than 500 or Open is “No”');
  expect(tell(groups, 'th')).toBe('สถานะ เท่ากับ “ชำระแล้ว” และ ยอดรวม มากกว่า 500 หรือ เปิดอยู่ เท่ากับ “ไม่ใช่”');
});

it('says what has no value yet, what needs none, and what it does not know', () => {
  expect(tell([[{ field: 'state', operator: 'is', value: '' }]])).toBe('State is …');
  expect(tell([[{ field: 'state', operator: 'filled', value: null }]])).toBe('State has a value');
  expect(tell([[{ field: 'other', operator: 'not', value: '$user.id' }]])).toBe('other is not $user.id');
  expect(tell([[{ field: 'state', operator: 'oneOf', value: ['paid', 'x'] }]])).toBe('State is one of “Paid” or “x”');
  expect(tell([[]])).toBe('');
});
