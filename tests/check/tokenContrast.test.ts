import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCss } from '../../engine/layout/theme/brandCss.ts';
import { contrast } from '../../engine/layout/theme/oklch.ts';

const css = readFileSync(join(import.meta.dirname, '../../runtime/ui/theme/tokens.css'), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--s-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const grounds = ['ground', 'surface', 'raised', 'sunken'];
const states = ['success', 'info', 'warning', 'danger', 'neutral'];
const texts = ['text', 'muted', 'primary-text', 'accent-text', ...states.map((state) => `${state}-text`)];
const solid = ['primary', 'primary-strong', 'accent', 'accent-strong', 'danger', 'danger-strong'];
const soft = ['primary', 'accent', ...states];

/** Every pair that the interface uses, and the least that WCAG 2.2 AA asks of it. */
const pairs: [front: string, back: string, least: number][] = [
  ...texts.flatMap((text) => grounds.map((ground): [string, string, number] => [text, ground, 4.5])),
  ...solid.map((back): [string, string, number] => [`on-${back.replace('-strong', '')}`, back, 4.5]),
  ...soft.flatMap((tone): [string, string, number][] => [
    [`${tone}-text`, `${tone}-soft`, 4.5],
    ['text', `${tone}-soft`, 4.5],
  ]),
  // Edges of controls, and the ring of the focus.
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['line-strong', ground, 3],
    ['primary-text', ground, 3],
  ]),
  // Fills of states in charts and bars, beside their words, on what they are drawn on.
  ...states.map((state): [string, string, number] => [`${state}-line`, 'surface', 3]),
];

describe.each(['light', 'dark'] as const)('in %s', (mode) => {
  it.each(pairs)('%s on %s is at least %s to 1', (front, back, least) => {
    const [one, other] = [tokens.get(front), tokens.get(back)];
    if (!one || !other) throw new Error(`no token ${one ? back : front}`);
    expect(contrast(one[mode], other[mode])).toBeGreaterThanOrEqual(least);
  });
});

it('gives every state colours that no brand replaces', () => {
  for (const brand of ['#b3261e', '#1f62ad', '#e0a11b', '#000000', '#f5f5f5'])
    expect(brandCss({ brand, accent: brand })).not.toMatch(new RegExp(`--s-(${states.join('|')})`));
});
