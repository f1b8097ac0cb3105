import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestName, suggestName } from './nearestName.ts';

it.each([
  ['x-inedx', ['x-index', 'x-icon', 'x-unique'], 'x-index'],
  ['titel', ['title', 'file'], 'title'],
  ['Employe', ['employer', 'employee'], 'employer'],
  ['stock.recieve', ['stock.reserve', 'stock.receive'], 'stock.receive'],
  ['x-hint', ['x-help', 'x-index'], undefined],
  ['book', ['customer'], undefined],
  ['a'.repeat(200), ['a'.repeat(199)], undefined],
])('%s means %j', (written, known, nearest) => {
  expect(nearestName(written, known)).toBe(nearest);
});

it('finds a name with one mistake in it, and a name that is right', () => {
  const word = fc.stringMatching(/^[a-z]{4,20}$/);
  fc.assert(
    fc.property(word, fc.nat(18), (name, place) => {
      const wrong = `${name.slice(0, place)}${name.slice(place + 1)}`;
      expect(nearestName(name, ['zzzzzzzzzz', name])).toBe(name);
      if (wrong.length >= 3) expect(nearestName(wrong, [name])).toBe(name);
    }),
  );
});

it('says so in both languages, or nothing', () => {
  expect(suggestName('titel', ['title'])).toEqual({ th: ' หมายถึง "title" หรือไม่', en: '; did you mean "title"?' });
  expect(suggestName('nothing', ['title'])).toEqual({ th: '', en: '' });
});
