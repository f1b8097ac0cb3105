import { expect, it } from 'vitest';
import type { Json, WidgetDefinition } from '../../../schemas/index.ts';
import type { ReadingPlace } from '../binding/formatValue.ts';
import { listQuestions } from './listQuestions.ts';
import type { ShownField } from './readSubmission.ts';
import { writeExcerpt } from './writeExcerpt.ts';

/** A field that says its values in words, as widgets may. */
const definition = {
  say: (value: Json, _: unknown, { language }: ReadingPlace) => (value === '2026-12-05' ? `${language} 5` : undefined),
} as WidgetDefinition; // what is read of it here
const ask = (name: string, value: Json | undefined, properties = {}): ShownField =>
  ({
    ...{ definition, value },
    field: { name, object: { uid: name, type: 'input', v: 1, label: `คำถาม ${name}`, ...properties } },
  }) as unknown as ShownField; // what is read of it here
const shown = [
  ask('day', '2026-12-05'),
  ask('kind', '2', { options: [{ value: '2', label: 'อบรม' }] }),
  ask('agreed', true),
  ask('note', 'สนใจ\n20 คน'),
  ask('nothing', undefined),
];

it('tells what was sent in words, in the language of the sender, and leaves out a yes without its question', () => {
  expect(writeExcerpt(shown, { language: 'th', timeZone: 'Asia/Bangkok' })).toBe('th 5 · อบรม · สนใจ 20 คน');
  expect(writeExcerpt(shown, { language: 'en', timeZone: 'Asia/Bangkok' })).toBe('en 5 · อบรม · สนใจ 20 คน');
});

it('keeps the words beside each question', () => {
  expect(
    listQuestions(shown, { language: 'th', timeZone: 'Asia/Bangkok' }).map(({ name, chosen }) => [name, chosen]),
  ).toEqual([
    ['day', 'th 5'],
    ['kind', 'อบรม'],
    ['agreed', undefined],
    ['note', undefined],
    ['nothing', undefined],
  ]);
});
