import { writeCookie } from '../../api/writeCookie.ts';

/** By this cookie the server draws the chosen colour mode at once. */
const themeCookie = 'sala_theme';

/** Changes to the other colour mode than the one that is seen; without a choice that is the system's. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const seen = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const chosen = seen === 'dark' ? 'light' : 'dark';
  dataset.theme = chosen;
  writeCookie(themeCookie, chosen);
}
