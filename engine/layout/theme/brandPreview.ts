import type { SiteTheme } from '../../../schemas/index.ts';
import { brandRules } from './brandCss.ts';
import { brandScale, pageBackgrounds } from './brandScale.ts';
import { contrast } from './oklch.ts';

/** The theme tokens for one element, to preview a brand colour. */
export function brandVariables(theme: SiteTheme): Record<`--${string}`, string> {
  return Object.fromEntries(
    brandRules(theme).map((rule) => {
      const end = rule.indexOf(':');
      return [rule.slice(0, end), rule.slice(end + 1)];
    }),
  );
}

/** The contrast of text in a brand colour: on its buttons, and as a link on the page. */
export function brandContrast(brand: string, scheme: 'light' | 'dark'): { button: number; link: number } | undefined {
  const tones = brandScale(brand)?.[scheme];
  return tones && { button: contrast(tones.onFill, tones.fill), link: contrast(tones.text, pageBackgrounds[scheme]) };
}
