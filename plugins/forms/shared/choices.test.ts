import { expect, it } from 'vitest';
import { checkChoice, readChoices, readChosen } from './choices.ts';

const options = [{ value: 'a', label: 'หนึ่ง' }, { label: 'สอง' }, { value: 'a', label: 'ซ้ำ' }, {}];

it('takes the label for the value, and leaves out what repeats or says nothing', () => {
  expect(readChoices(options)).toEqual([
    { value: 'a', label: 'หนึ่ง', description: '' },
    { value: 'สอง', label: 'สอง', description: '' },
  ]);
});

it('reads one choice and several alike', () => {
  expect(readChosen('a')).toEqual(['a']);
  expect(readChosen(['a', 1, 'b'])).toEqual(['a', 'b']);
  expect(readChosen(undefined)).toEqual([]);
});

it('asks for a choice that is required, an empty list is none', () => {
  expect(checkChoice([], { options, required: true, isList: true })).toEqual({ text: 'missing' });
  expect(checkChoice([], { options, isList: true })).toBeUndefined();
});

it('refuses what was never offered', () => {
  expect(checkChoice('free', { options })).toEqual({ text: 'notOffered' });
  expect(checkChoice(['a', 'free'], { options, isList: true })).toEqual({ text: 'notOffered' });
  expect(checkChoice('สอง', { options })).toBeUndefined();
});

it('counts what is chosen', () => {
  expect(checkChoice(['a', 'สอง'], { options, maxItems: 1, isList: true })).toEqual({ text: 'tooMany', n: 1 });
});

it('refuses a list where one value belongs, and what is neither text nor list', () => {
  expect(checkChoice(['a'], { options })).toEqual({ text: 'notOffered' });
  expect(checkChoice({ $ne: 1 }, { options })).toEqual({ text: 'notOffered' });
  expect(checkChoice(['a', { $ne: 1 }], { options, isList: true })).toEqual({ text: 'notOffered' });
});
