import { luminance, type Rgb, readHex, toLinear } from './luminance.ts';

/** Lightness 0 to 1, chroma from 0, hue in degrees: equal steps look equal, unlike RGB and HSL. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export function hexToOklch(hex: string): Oklch | undefined {
  const rgb = readHex(hex);
  if (!rgb) return undefined;
  const [r, g, b] = rgb.map(toLinear) as Rgb; // map keeps the length
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest colour a screen can show: chroma is reduced, lightness and hue stay. */
export function oklchToHex(color: Oklch): string {
  let chroma = color.c;
  let rgb = toRgb({ ...color, c: chroma });
  for (let step = 0; step < 40 && !isShowable(rgb); step += 1) {
    chroma *= 0.94;
    rgb = toRgb({ ...color, c: step === 39 ? 0 : chroma });
  }
  return `#${rgb.map((part) => toByte(part).toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(fromLinear) as Rgb; // map keeps the length
}

function isShowable(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005);
}

function toByte(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 255);
}

function fromLinear(part: number): number {
  const size = Math.abs(part);
  return Math.sign(part) * (size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055);
}
