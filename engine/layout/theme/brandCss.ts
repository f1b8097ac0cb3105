import type { SiteTheme } from '../../../schemas/index.ts';
import { type BrandTones, brandScale } from './brandScale.ts';

const radii = {
  sharp: ['2px', '3px', '4px'],
  soft: ['6px', '10px', '16px'],
  round: ['10px', '18px', '28px'],
} as const;

/** Each page of a site asks for the same, and contrasts are sought step by step. */
const known = new WeakMap<SiteTheme, string>();

/** The theme tokens of a site as rules for `:root`. Contains nothing that the site typed itself. */
export function brandCss(theme: SiteTheme): string {
  const css = known.get(theme) ?? writeRules(brandRules(theme));
  known.set(theme, css);
  return css;
}

function writeRules(rules: string[]): string {
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`;
}

export function brandRules(theme: SiteTheme): string[] {
  return [...toneRules('primary', theme.brand), ...toneRules('accent', theme.accent), ...radiusRules(theme)];
}

const toneNames: Record<keyof BrandTones, (name: string) => string> = {
  fill: (name) => `--s-${name}`,
  strong: (name) => `--s-${name}-strong`,
  onFill: (name) => `--s-on-${name}`,
  text: (name) => `--s-${name}-text`,
  soft: (name) => `--s-${name}-soft`,
  line: (name) => `--s-${name}-line`,
};

function toneRules(name: 'primary' | 'accent', brand: string | undefined): string[] {
  const scale = brand === undefined ? undefined : brandScale(brand);
  if (!scale) return [];
  return (Object.keys(toneNames) as (keyof BrandTones)[]).map(
    (tone) => `${toneNames[tone](name)}:light-dark(${scale.light[tone]},${scale.dark[tone]})`,
  );
}

function radiusRules({ radius }: SiteTheme): string[] {
  const steps = radius && Object.hasOwn(radii, radius) ? radii[radius] : undefined;
  if (!steps) return [];
  return [`--s-radius-small:${steps[0]}`, `--s-radius:${steps[1]}`, `--s-radius-large:${steps[2]}`];
}
