import { expect, it } from 'vitest';
import { wrapSelection } from './wrapSelection.ts';

it('marks the selected words and keeps them selected', () => {
  const marked = wrapSelection({ text: 'ก ข ค', start: 2, end: 3 }, 'bold');
  expect(marked.text).toBe('ก <strong>ข</strong> ค');
  expect(marked.text.slice(marked.start, marked.end)).toBe('ข');
});

it('takes a mark away that is already there', () => {
  const first = { text: 'ก ข ค', start: 2, end: 3 };
  expect(wrapSelection(wrapSelection(first, 'italic'), 'italic')).toEqual(first);
});

it('makes an item of each selected line', () => {
  const { text } = wrapSelection({ text: 'ก\nข', start: 0, end: 3 }, 'list');
  expect(text).toBe('<ul><li>ก</li><li>ข</li></ul>');
});
