import type { LayoutObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { explainComplaint } from './explainComplaint.ts';
import { fieldTexts } from './fieldTexts.ts';

const field = (messages: object): LayoutObject => ({ uid: 'name', type: 'input', v: 1, ...messages });
const missing = { text: 'missing' } as const;

it("a builder's message is said in the language it is written in", () => {
  const both = { th: 'บอกชื่อด้วย', en: 'Tell your name' };
  expect(explainComplaint(missing, field({ reqError: both }))).toEqual(both);
  expect(explainComplaint({ text: 'pattern' }, field({ patternError: both }))).toEqual(both);
});

it('a message in one language is said to everyone', () => {
  expect(explainComplaint(missing, field({ reqError: 'บอกชื่อด้วย' }))).toEqual({ th: 'บอกชื่อด้วย', en: 'บอกชื่อด้วย' });
});

it("without a builder's message, or for another problem, it is the usual one", () => {
  expect(explainComplaint(missing, field({ reqError: '' }))).toEqual(fieldTexts.missing);
  expect(explainComplaint({ text: 'email' }, field({ reqError: 'บอกชื่อด้วย' }))).toEqual(fieldTexts.email);
});
