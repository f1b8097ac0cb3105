import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.css';

afterEach(() => document.body.replaceChildren());

/** How the way to the top stands on a page with a field or without. */
async function show(width: number, main: string): Promise<string> {
  await page.viewport(width, 844);
  document.body.innerHTML = `<main style="block-size:300vh">${main}</main><footer><a class="s-top" href="#content">↑</a></footer>`;
  return getComputedStyle(document.querySelector('.s-top') ?? document.body).position;
}

it.each([
  [390, 'static'],
  [1024, 'static'],
  [1440, 'fixed'],
])('lies over no field where the page has no margin for it: %i pixels wide it is %s', async (width, position) => {
  expect(await show(width, '<div class="s-field">ช่อง</div>')).toBe(position);
});

it('follows who reads a page without fields', async () => {
  expect(await show(390, '<p>อ่าน</p>')).toBe('fixed');
});
