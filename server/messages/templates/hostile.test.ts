import { expect, it } from 'vitest';
import { computingTime } from '../../../tests/support/computingTime.ts';
import { drawTexts } from './drawTexts.ts';

const notices = Array.from({ length: 50 }, (_, at) => ({
  title: `เรื่องที่ ${at}`,
  address: 'https://a.test/',
  text: 'x',
}));
const nested = (inner: string) =>
  `{{#each notices}}{{#each ../notices}}{{#each @root.notices}}{{#each @root.notices}}${inner}{{/each}}{{/each}}{{/each}}{{/each}}`;

it.each([
  ['of values that are not there', '{{a.b}}'.repeat(1_500)],
  ['of links', '{{link this}}'.repeat(1_000)],
  ['of conditions', '{{#if a}}{{else}}{{/if}}'.repeat(300)],
  ['of nothing', ''],
])('a mail whose template goes through a list in a list, %s, is refused before it blocks anybody', async (_, inner) => {
  const texts = { subject: { th: 'x', en: 'x' }, body: { th: nested(inner), en: '' } };
  const draw = () => drawTexts(texts, { language: 'th', values: { notices } });
  expect(draw).toThrow('draws too much or too long');
  expect(await computingTime(() => expect(draw).toThrow())).toBeLessThan(200);
});
