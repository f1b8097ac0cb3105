import { expect, it } from 'vitest';
import { findText, toText } from './findText.ts';

it('a plain string is the same in each language', () => {
  expect(toText('Sala')).toEqual({ th: 'Sala', en: 'Sala' });
  expect(findText('Sala')).toEqual({ th: 'Sala', en: 'Sala' });
});

it('a language without words takes those of the other', () => {
  expect(findText({ th: 'ศาลา', en: 'Sala' })).toEqual({ th: 'ศาลา', en: 'Sala' });
  expect(findText({ th: 'ศาลา' })).toEqual({ th: 'ศาลา', en: 'ศาลา' });
  expect(findText({ th: '', en: 'Sala' })).toEqual({ th: 'Sala', en: 'Sala' });
});

it.each([undefined, null, '', 7, [], {}, { th: '' }, { th: 7, en: null }])('%j holds no text', (value) => {
  expect(findText(value)).toBeUndefined();
});
