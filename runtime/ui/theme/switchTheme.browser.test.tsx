import { afterEach, expect, it } from 'vitest';
import { writeCookie } from '../../api/writeCookie.ts';
import { switchTheme } from './switchTheme.ts';

afterEach(() => {
  delete document.documentElement.dataset.theme;
  writeCookie('sala_theme', undefined);
});

it('changes to the other colour mode than the one that is seen, and keeps it for the server', () => {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const other = system === 'dark' ? 'light' : 'dark';
  for (const chosen of [other, system, other]) {
    switchTheme();
    expect(dataset.theme).toBe(chosen);
    expect(document.cookie).toContain(`sala_theme=${chosen}`);
  }
});
