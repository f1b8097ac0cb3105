import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { popupWidth } from './popupWidth.ts';

const css = readFileSync(new URL('../../../runtime/ui/dialog/dialog.css', import.meta.url), 'utf8');
const widths = [...css.matchAll(/inline-size: min\((\d+)rem/g)].map(([, rem]) => Number(rem) * 16);

it('is that of the dialogs without the room at their sides', () => {
  const sides = 2 * 1.5 * 16;
  expect(css).toContain('padding: 0.25rem 1.5rem 1.25rem');
  expect([{}, { size: 'wide' }].map((settings) => popupWidth({ kind: 'popup', settings }))).toEqual(
    widths.slice(0, 2).map((width) => width - sides),
  );
});

it('is none of other layouts', () => expect(popupWidth({ kind: 'page', settings: {} })).toBeNull());
