import { afterEach, expect, it } from 'vitest';
import { pressDeclared } from './pressDeclared.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('presses what declares the key, types into a field, and leaves other keys alone', () => {
  document.body.innerHTML = `<nav><button aria-keyshortcuts="e">menu</button></nav>
    <main id="content">
      <button aria-keyshortcuts="n" hidden>hidden</button>
      <button aria-keyshortcuts="n">new</button>
      <button aria-keyshortcuts="Control+S">save</button>
      <input type="search" aria-keyshortcuts="/">
    </main>`;
  const pressed: (string | null)[] = [];
  document.body.addEventListener(
    'click',
    ({ target }) => target instanceof Element && pressed.push(target.textContent),
  );
  expect(['KeyN', 'Slash', 'KeyS', 'KeyE'].map(pressDeclared)).toEqual([true, true, false, false]);
  expect(pressed).toEqual(['new']);
  expect(document.activeElement).toBe(document.querySelector('input'));
});
