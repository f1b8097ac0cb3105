import type { SiteTheme } from '../../schemas/index.ts';
import { brandRules } from './brandCss.ts';
import { brandScale, grounds } from './brandScale.ts';
import { contrast } from './oklch.ts';

/** The tokens of a look for one element, so that it can be seen before it is chosen. */
export function brandVariables(theme: SiteTheme): Record<`--${string}`, string> {
  return Object.fromEntries(
    brandRules(theme).map((rule) => {
      const end = rule.indexOf(':');
      return [rule.slice(0, end), rule.slice(end + 1)];
    }),
  );
}

/** How well text stands out in a brand colour: on its buttons, and as a link on the page. */
export function brandContrast(brand: string, scheme: 'light' | 'dark'): { button: number; link: number } | undefined {
  const tones = brandScale(brand)?.[scheme];
  return tones && { button: contrast(tones.onFill, tones.fill), link: contrast(tones.text, grounds[scheme]) };
}
