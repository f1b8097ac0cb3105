import { expect, it } from 'vitest';
import { checkPattern } from './checkPattern.ts';

const check = (value: string, pattern: string) => checkPattern(value, { inputType: 'text', pattern });

it('matches a pattern against the whole value, in linear time', () => {
  expect(check('AB1234', '[A-Z]{2}\\d{4}')).toBeUndefined();
  expect(check('xAB1234', '[A-Z]{2}\\d{4}')).toEqual({ text: 'pattern' });
  expect(check(`${'a'.repeat(5000)}!`, '(a+)+')).toEqual({ text: 'pattern' });
});

it('says nothing of an empty value, or by a pattern that nobody can read', () => {
  expect(check(' ', '[A-Z]')).toBeUndefined();
  expect(check('x', '(')).toBeUndefined();
});
