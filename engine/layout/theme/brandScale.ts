import { contrast, hexToOklch, type Oklch, oklchToHex } from './oklch.ts';

/** The tones derived from one brand colour for one colour scheme. */
export interface BrandTones {
  /** Fill of buttons. */
  fill: string;
  /** Fill of buttons under the pointer. */
  strong: string;
  /** Text on the fill. */
  onFill: string;
  /** The brand colour for text or icons on the page background. */
  text: string;
  /** A faint background that groups content. */
  soft: string;
  /** Thin lines and focus rings. */
  line: string;
}

export interface BrandScale {
  light: BrandTones;
  dark: BrandTones;
}

/** The backgrounds on which text in the brand colour must be readable. */
export const pageBackgrounds = { light: '#faf8f5', dark: '#1f1c19' };
const readable = 4.5;
const visible = 3;

/** Light and dark tones of a brand colour with contrast AA; undefined when it is not a hexadecimal colour. */
export function brandScale(brand: string): BrandScale | undefined {
  const color = hexToOklch(brand);
  if (!color) return undefined;
  return { light: lightTones(color), dark: darkTones(color) };
}

function lightTones(brand: Oklch): BrandTones {
  const fill = fillFor({ ...brand, l: clamp(brand.l, 0.36, 0.86) });
  const soft = oklchToHex({ ...brand, l: 0.955, c: Math.min(brand.c, 0.03) });
  return {
    ...fill,
    text: until({ ...brand, l: Math.min(brand.l, 0.52) }, -1, [pageBackgrounds.light, soft], readable),
    soft,
    line: until({ ...brand, l: 0.72, c: Math.min(brand.c, 0.12) }, -1, [pageBackgrounds.light], visible),
  };
}

function darkTones(brand: Oklch): BrandTones {
  const fill = fillFor({ ...brand, l: clamp(brand.l + 0.16, 0.66, 0.86), c: Math.min(brand.c, 0.16) });
  const soft = oklchToHex({ ...brand, l: 0.29, c: Math.min(brand.c, 0.045) });
  return {
    ...fill,
    text: until({ ...brand, l: 0.76, c: Math.min(brand.c, 0.15) }, 1, [pageBackgrounds.dark, soft], readable),
    soft,
    line: until({ ...brand, l: 0.55, c: Math.min(brand.c, 0.12) }, 1, [pageBackgrounds.dark], visible),
  };
}

/** A fill close to the given one on which text is readable, at rest and under the pointer. */
function fillFor(wanted: Oklch): Pick<BrandTones, 'fill' | 'strong' | 'onFill'> {
  const ink = oklchToHex({ l: 0.18, c: Math.min(wanted.c, 0.03), h: wanted.h });
  const lightText = wanted.l < 0.66;
  const onFill = lightText ? '#ffffff' : ink;
  const away = lightText ? -1 : 1;
  const fill = until(wanted, away, [onFill], readable);
  const rest = hexToOklch(fill) ?? wanted;
  return { fill, strong: oklchToHex({ ...wanted, l: clamp(rest.l + away * 0.05, 0.2, 0.95) }), onFill };
}

/** Changes the lightness in one direction until the colour has enough contrast on all backgrounds. */
function until(color: Oklch, direction: 1 | -1, against: string[], wanted: number): string {
  for (let l = color.l; l > 0.05 && l < 0.99; l += direction * 0.01) {
    const hex = oklchToHex({ ...color, l });
    if (against.every((ground) => contrast(hex, ground) >= wanted)) return hex;
  }
  return direction === 1 ? '#ffffff' : '#000000';
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
