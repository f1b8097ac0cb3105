import type { CSSProperties } from 'react';
import { type BlockStyle, deviceStyles, type NarrowDevice } from '../../schemas/index.ts';

/**
 * The look of a block whose values differ between devices, as one style: each value is written with those of the other
 * devices, and the style sheet (frame.css) says by the width of the page which of them counts. So the server draws it,
 * nothing is made again in the browser, and the canvas of the builder follows its own width.
 */
export function deviceStyle(style: BlockStyle, draw: (style: BlockStyle) => CSSProperties): CSSProperties {
  const wide = draw(style);
  if (!style.on || typeof style.on !== 'object') return wide;
  const forTablet = { ...style, ...readOwn(style, 'tablet') };
  const tablet = draw(forTablet);
  const mobile = draw({ ...forTablet, ...readOwn(style, 'mobile') });
  const drawn: Record<string, unknown> = { ...wide };
  for (const name of new Set([wide, tablet, mobile].flatMap((each) => Object.keys(each)))) {
    const [atWide, atTablet, atMobile] = [wide, tablet, mobile].map((each) => readValue(each, name));
    const differ = atWide !== atTablet || atTablet !== atMobile;
    if (differ) drawn[name] = `var(--s-at-wide,${atWide})var(--s-at-tablet,${atTablet})var(--s-at-mobile,${atMobile})`;
  }
  return drawn;
}

/** Only known properties of an object that anyone may have written. */
function readOwn(style: BlockStyle, device: NarrowDevice): Partial<BlockStyle> {
  const own: unknown = style.on?.[device];
  if (!own || typeof own !== 'object') return {};
  return Object.fromEntries(Object.entries(own).filter(([name]) => deviceStyles.some((known) => known === name)));
}

/** Where a device has no value of its own, the style sheets decide. */
function readValue(style: CSSProperties, name: string): string {
  const value: unknown = Reflect.get(style, name);
  if (value !== undefined) return String(value);
  return name.startsWith('--') ? 'initial' : 'revert-layer';
}
