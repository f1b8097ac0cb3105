import { expect, it } from 'vitest';
import { sayCondition } from './comparisons.ts';

it('conditions are said in words, with titles of fields', () => {
  const titleOf = (name: string) => (name === 'record.total' ? { th: 'ยอดรวม', en: 'Total' } : undefined);
  expect(sayCondition('record.total > 100000', { language: 'th', titleOf })).toBe('ยอดรวม มากกว่า 100,000');
  expect(sayCondition('record.total >= 1 && !has(x.y)', { language: 'en', titleOf })).toBe(
    'Total is at least 1 and x.y is empty',
  );
  expect(sayCondition('size(x) > 1', { language: 'en', titleOf })).toBe('size(x) > 1');
});
