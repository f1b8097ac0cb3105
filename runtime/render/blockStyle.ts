import type { CSSProperties } from 'react';
import { pictureAt, readPicture } from '../../engine/content/pictureSources.ts';
import { readLink } from '../../engine/content/readLink.ts';
import { isDarkColor, readColor } from '../../engine/layout/theme/readColor.ts';
import type { BlockStyle, BoxSizes, CornerSizes, Device, MaxWidth, TextSize } from '../../schemas/index.ts';
import { deviceStyle } from './deviceStyle.ts';

const devices: Device[] = ['mobile', 'tablet', 'laptop', 'desktop'];
const maxSteps = 100;
/** A box with a border has a background of its own by default. */
const surface: BlockStyle['background'] = { type: 'color', color: 'surface' };

/** The style of a row, column or object as class names and inline style. Invalid values are left out. */
export function blockStyle(style: BlockStyle | undefined): { className: string; style: CSSProperties } {
  if (!style || typeof style !== 'object') return { className: '', style: {} };
  return {
    className: [...hiddenOn(style.visibleOn), ...shadowAndPlace(style), ...pictured(style.background)].join(' '),
    style: deviceStyle(style, drawStyle),
  };
}

function drawStyle(style: BlockStyle): CSSProperties {
  return {
    ...sides('padding', style.padding),
    ...width(style),
    ...sides('margin', style.margin),
    ...border(style),
    ...radius(style.radius),
    ...background(style.background ?? (style.border ? surface : undefined)),
    ...text(style),
  };
}

function hiddenOn(visibleOn: Device[] | undefined): string[] {
  if (!Array.isArray(visibleOn) || visibleOn.length === 0) return [];
  return devices.filter((device) => !visibleOn.includes(device)).map((device) => `s-hide-${device}`);
}

function shadowAndPlace({ shadow, position }: BlockStyle): string[] {
  const names: string[] = [];
  if (shadow === 'small' || shadow === 'medium' || shadow === 'large') names.push(`s-shadow-${shadow}`);
  if (position === 'sticky' || position === 'relative') names.push(`s-${position}`);
  return names;
}

function steps(value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  return `${Math.min(maxSteps, Math.max(-maxSteps, value)) * 4}px`;
}

/** Left and right follow the writing direction. */
function sides(kind: 'padding' | 'margin', sizes: BoxSizes | undefined): CSSProperties {
  if (!sizes || typeof sizes !== 'object') return {};
  return clean({
    [`${kind}BlockStart`]: steps(sizes.top),
    [`${kind}InlineEnd`]: steps(sizes.right),
    [`${kind}BlockEnd`]: steps(sizes.bottom),
    [`${kind}InlineStart`]: steps(sizes.left),
  });
}

function border({ border: sizes, borderColor, borderStyle }: BlockStyle): CSSProperties {
  if (!sizes || typeof sizes !== 'object') return {};
  const px = (value: unknown) => (typeof value === 'number' && value >= 0 && value <= 40 ? `${value}px` : 0);
  const known = borderStyle === 'dashed' || borderStyle === 'dotted' || borderStyle === 'none' ? borderStyle : 'solid';
  return {
    borderStyle: known,
    borderColor: readColor(borderColor) ?? 'var(--s-line)',
    borderWidth: [sizes.top, sizes.right, sizes.bottom, sizes.left].map(px).join(' '),
  };
}

function pixels(value: unknown): string | undefined {
  return typeof value === 'number' && value >= 0 ? `${Math.min(value, 999)}px` : undefined;
}

function radius(value: number | CornerSizes | undefined): CSSProperties {
  if (typeof value === 'number') return clean({ borderRadius: pixels(value) });
  if (!value || typeof value !== 'object') return {};
  return clean({
    borderStartStartRadius: pixels(value.topLeft),
    borderStartEndRadius: pixels(value.topRight),
    borderEndEndRadius: pixels(value.bottomRight),
    borderEndStartRadius: pixels(value.bottomLeft),
  });
}

function background(value: BlockStyle['background']): CSSProperties {
  if (!value || typeof value !== 'object') return {};
  if (value.type === 'color') {
    const color = readColor(value.color);
    return color ? { backgroundColor: color, ...schemeFor(color) } : {};
  }
  if (value.type === 'gradient') {
    const from = readColor(value.gradient?.from);
    const to = readColor(value.gradient?.to);
    const angle = Number(value.gradient?.angle ?? 180) || 0;
    return from && to ? { backgroundImage: `linear-gradient(${angle}deg, ${from}, ${to})`, ...schemeFor(from) } : {};
  }
  if (value.type === 'image') {
    const { href } = readLink(value.image);
    if (!href) return {};
    return {
      ...pictureGround(href),
      backgroundSize: value.fit === 'contain' ? 'contain' : 'cover',
      backgroundPosition: 'center',
      backgroundRepeat: 'no-repeat',
    };
  }
  return {};
}

/** Text on a coloured background uses the tokens of the scheme that is readable on it. */
function schemeFor(color: string): CSSProperties {
  const dark = isDarkColor(color);
  return dark === undefined ? {} : { colorScheme: dark ? 'dark' : 'light', color: 'var(--s-text)' };
}

/** The site's own pictures are offered in several widths, which a style attribute cannot do: the class does. */
function pictureGround(href: string): CSSProperties {
  if (!readPicture(href)) return { backgroundImage: quoteUrl(href) };
  const widths = {
    '--s-ground-narrow': quoteUrl(pictureAt(href, 960)),
    '--s-ground-wide': quoteUrl(pictureAt(href, 1920)),
  };
  return widths as CSSProperties; // custom properties are not in React's type
}

function pictured(background: BlockStyle['background']): string[] {
  return background?.type === 'image' && readPicture(readLink(background.image).href) ? ['s-pictured'] : [];
}

function quoteUrl(href: string): string {
  return `url("${encodeURI(decode(href)).replaceAll('"', '%22')}")`;
}

function text({ textColor, textAlign, textSize }: BlockStyle): CSSProperties {
  const align = textAlign === 'start' || textAlign === 'center' || textAlign === 'end' ? textAlign : undefined;
  const size = pick(sizes, textSize) ?? (isBetween(textSize, 8, 200) ? `${textSize / 16}rem` : undefined);
  // Widgets with sizes of their own (headings) read the custom property.
  const sized = size === undefined ? {} : { '--s-size': size, fontSize: 'var(--s-size,inherit)' };
  return { ...clean({ color: readColor(textColor), textAlign: align }), ...sized };
}

const sizes: Record<TextSize, string> = {
  small: 'var(--s-text-14)',
  normal: 'var(--s-text-16)',
  large: 'var(--s-text-20)',
  larger: 'clamp(1.5rem,1.3rem + 0.9cqi,var(--s-text-28))',
  largest: 'clamp(1.75rem,1.4rem + 1.8cqi,var(--s-text-40))',
};

const widths: Record<MaxWidth, string> = { narrow: '45rem', normal: 'var(--s-content)', wide: '80rem' };

/** A block of limited width stands where its text stands. */
function width({ maxWidth, textAlign }: BlockStyle): CSSProperties {
  const known = pick(widths, maxWidth) ?? (isBetween(maxWidth, 40, 4000) ? `${maxWidth}px` : undefined);
  if (known === undefined) return {};
  return clean({
    maxInlineSize: known,
    marginInlineStart: textAlign === 'center' || textAlign === 'end' ? 'auto' : undefined,
    marginInlineEnd: textAlign === 'center' ? 'auto' : undefined,
  });
}

function pick(known: Record<string, string>, name: unknown): string | undefined {
  return typeof name === 'string' && Object.hasOwn(known, name) ? known[name] : undefined;
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most;
}

function decode(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

function clean(style: CSSProperties): CSSProperties {
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}
