import { contrast, hexToOklch, type Oklch, oklchToHex } from './oklch.ts';

/** The tones made of one brand colour for one scheme. */
export interface BrandTones {
  /** Fill of what should be pressed. */
  fill: string;
  /** The fill when the pointer is on it. */
  strong: string;
  /** Text on the fill. */
  onFill: string;
  /** The brand as text or icon on the ground of a page. */
  text: string;
  /** A faint ground that says "this belongs together". */
  soft: string;
  /** Hairlines and focus rings. */
  line: string;
}

export interface BrandScale {
  light: BrandTones;
  dark: BrandTones;
}

/** The grounds that text in the brand colour must be readable on. */
export const grounds = { light: '#faf8f5', dark: '#1f1c19' };
const readable = 4.5;
const visible = 3;

/** Light and dark tones of a brand colour with contrast AA; undefined when it is not a colour in hexadecimal form. */
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
    text: until({ ...brand, l: Math.min(brand.l, 0.52) }, -1, [grounds.light, soft], readable),
    soft,
    line: until({ ...brand, l: 0.72, c: Math.min(brand.c, 0.12) }, -1, [grounds.light], visible),
  };
}

function darkTones(brand: Oklch): BrandTones {
  const fill = fillFor({ ...brand, l: clamp(brand.l + 0.16, 0.66, 0.86), c: Math.min(brand.c, 0.16) });
  const soft = oklchToHex({ ...brand, l: 0.29, c: Math.min(brand.c, 0.045) });
  return {
    ...fill,
    text: until({ ...brand, l: 0.76, c: Math.min(brand.c, 0.15) }, 1, [grounds.dark, soft], readable),
    soft,
    line: until({ ...brand, l: 0.55, c: Math.min(brand.c, 0.12) }, 1, [grounds.dark], visible),
  };
}

/** A fill close to the asked one with text that can be read on it, at rest and under the pointer. */
function fillFor(wanted: Oklch): Pick<BrandTones, 'fill' | 'strong' | 'onFill'> {
  const ink = oklchToHex({ l: 0.18, c: Math.min(wanted.c, 0.03), h: wanted.h });
  const lightText = wanted.l < 0.66;
  const onFill = lightText ? '#ffffff' : ink;
  const away = lightText ? -1 : 1;
  const fill = until(wanted, away, [onFill], readable);
  const rest = hexToOklch(fill) ?? wanted;
  return { fill, strong: oklchToHex({ ...wanted, l: clamp(rest.l + away * 0.05, 0.2, 0.95) }), onFill };
}

/** Moves the lightness one way until the colour stands out from all the grounds. */
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
