import { type BlockStyle, type Layout, narrowDevices } from '../../../schemas/index.ts';
import { pageBackgrounds } from '../theme/brandScale.ts';
import { contrast } from '../theme/oklch.ts';
import { readColor } from '../theme/readColor.ts';
import { walkLayout } from '../walkLayout.ts';
import type { Check } from './findings.ts';

/** WCAG AA for text of common size. */
const enough = 4.5;

/** What a chosen look does to readers. */
export const styleChecks: readonly Check[] = [
  {
    name: 'contrast',
    level: 'warning',
    text: {
      th: 'ตัวอักษรอ่านยากบนพื้นหลังนี้ ({what} ควรถึง 4.5 : 1)',
      en: 'The text is hard to read on this background ({what}, it should reach 4.5 : 1)',
    },
    find: (layout) =>
      listColoured(layout).flatMap(({ uid, color, grounds, path }) => {
        const least = Math.min(...grounds.map((ground) => contrast(color, ground)));
        if (least >= enough) return [];
        const what = `${color}, ${(Math.floor(least * 10) / 10).toFixed(1)} : 1`;
        // Without a colour of its own the text takes the one of the theme that can be read on the background.
        return [{ uid, what, mends: [{ path }] }];
      }),
  },
];

interface Coloured {
  uid: string;
  color: string;
  /** The colours behind it, in light and in dark; none where a picture or the theme decides. */
  grounds: readonly string[];
  /** Where it was chosen. */
  path: readonly string[];
}

interface Part {
  uid: string;
  style?: BlockStyle;
}

/** Rows, columns and objects that choose the colour of their text, with what stands behind them. */
function listColoured(layout: Layout): Coloured[] {
  const found: Coloured[] = [];
  const grounds = new Map<Part, readonly string[]>();
  const page = [pageBackgrounds.light, pageBackgrounds.dark];
  const look = (part: Part, behind: readonly string[]) => {
    const own = readGround(part.style) ?? behind;
    grounds.set(part, own);
    for (const [path, chosen] of listTextColors(part.style)) {
      const color = readPlain(chosen);
      if (color !== undefined) found.push({ uid: part.uid, color, grounds: own, path });
    }
  };
  walkLayout(layout, {
    row: (row, parent) => look(row, (parent && grounds.get(parent)) ?? page),
    column: (column, row) => look(column, grounds.get(row) ?? page),
    object: (object, column) => look(object, grounds.get(column) ?? page),
  });
  return found;
}

/** The colours of a part's text, on each device. */
function listTextColors(style: BlockStyle | undefined): [path: string[], color: unknown][] {
  const narrow = narrowDevices.map((device): [string[], unknown] => [
    ['style', 'on', device, 'textColor'],
    style?.on?.[device]?.textColor,
  ]);
  return [[['style', 'textColor'], style?.textColor], ...narrow];
}

/** The colours of a part's own background; undefined when what is behind it shows. */
function readGround(style: BlockStyle | undefined): readonly string[] | undefined {
  const { background, border } = style ?? {};
  if (background?.type === 'color') {
    const color = readPlain(background.color);
    return color === undefined ? [] : [color];
  }
  if (background && background.type !== 'none') return [];
  // A box with a border has a background of its own.
  return border && !background ? [] : undefined;
}

/** A colour as six digits; undefined for those of the theme, which follow light and dark, and for see-through ones. */
function readPlain(value: unknown): string | undefined {
  const color = readColor(value);
  if (color === 'white') return '#ffffff';
  if (color === 'black') return '#000000';
  if (color === undefined || !/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(color)) return undefined;
  return color.length === 7 ? color : `#${[...color.slice(1)].map((digit) => digit + digit).join('')}`;
}
