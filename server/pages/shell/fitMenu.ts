import type { Language, MenuEntry, MenuFit } from '../../../schemas/index.ts';
import { readText } from '../../../schemas/text.ts';

interface Place {
  /** The site name beside the menu. */
  brand: string;
  /** The reader's. */
  language: Language;
}

// As in shell.css, in rem: width of the header's content in each window, without the gutters.
const rooms: [MenuFit['room'], number][] = [
  ['narrow', 52],
  ['medium', 60],
  ['wide', 70],
];
const letter = 0.53;
const padding = 1.625;
const toggle = 1.5;
const mark = 2.75;
const tools = 13.5;
const longestBrand = 16;

/** The label of the entry that holds the remaining ones (`more` of the runtime) has about as many letters in each language. */
const longestMore = 8;

/**
 * Fits a menu into a header before it can be measured. Title widths are estimated from their letters; entries that fit in no window
 * are moved below one entry.
 */
export function fitMenu(menu: MenuEntry[], { brand, language }: Place): MenuFit {
  const rest = mark + Math.min(measureText(brand) * 1.15, longestBrand) + tools;
  const widths = menu.map((entry) => measureEntry(entry, language));
  const needed = rest + widths.reduce((total, width) => total + width, 0);
  const room = rooms.find(([, width]) => needed <= width);
  if (room) return { room: room[0] };
  const widest = Math.max(...rooms.map(([, width]) => width));
  return { room: 'wide', shown: countFitting(widths, widest - rest) };
}

function countFitting(widths: number[], width: number): number {
  let left = width - longestMore * letter - padding - toggle;
  const fitting = widths.findIndex((each) => {
    left -= each;
    return left < 0;
  });
  return Math.max(1, fitting);
}

function measureEntry({ title, children = [] }: MenuEntry, language: Language): number {
  return measureText(readText(title, language)) + padding + (children.length > 0 ? toggle : 0);
}

/** Marks above and below a letter take no width. */
function measureText(text: string): number {
  return text.replace(/\p{M}/gu, '').length * letter;
}
