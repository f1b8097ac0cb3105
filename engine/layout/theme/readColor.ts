import { luminance } from './luminance.ts';

/** Theme colours that a builder may name; they follow light and dark. */
export const tokenColors = [
  'primary',
  'primary-soft',
  'accent',
  'accent-soft',
  'danger',
  'surface',
  'raised',
  'ground',
  'text',
  'muted',
  'line',
] as const;

/** A colour typed by a person as CSS may hold it, or undefined; nothing else can enter a style. */
export function readColor(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 64) return undefined;
  const color = value.trim().toLowerCase();
  if (tokenColors.some((name) => name === color)) return `var(--s-${color})`;
  if (/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(color)) return color;
  if (/^(rgb|rgba|hsl|hsla|oklch)\([\d.,%/\sdeg-]+\)$/.test(color)) return color;
  return /^(white|black|transparent|currentcolor)$/.test(color) ? color : undefined;
}

/**
 * Whether light text is readable on this colour; undefined where the colour alone does not decide it (tokens,
 * transparency).
 */
export function isDarkColor(color: string): boolean | undefined {
  if (color === 'white') return false;
  if (color === 'black') return true;
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(color)) return undefined;
  return luminance(color) < 0.19;
}
