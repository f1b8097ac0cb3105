import type { MenuNode } from './menuNode.ts';

/** The smallest window in which a header shows its menu as a row; in a smaller one it is behind a button. */
export type MenuRoom = 'narrow' | 'medium' | 'wide';

interface Place {
  /** The site name beside the menu. */
  brand: string;
  /** Label of the entry that holds the remaining ones. */
  more: string;
}

// As in shell.css, in rem: width of the header's content in each window, without the gutters.
const rooms: [MenuRoom, number][] = [
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

/**
 * Fits a menu into a header before it can be measured: the server draws it, and most pages never run the script of
 * their header. Title widths are estimated from their letters; entries that fit in no window are moved below one entry.
 */
export function fitMenu(nodes: MenuNode[], { brand, more }: Place): { nodes: MenuNode[]; room: MenuRoom } {
  const rest = mark + Math.min(measureText(brand) * 1.15, longestBrand) + tools;
  const needed = rest + sum(nodes.map(measureNode));
  const room = rooms.find(([, width]) => needed <= width);
  if (room) return { nodes, room: room[0] };
  const widest = Math.max(...rooms.map(([, width]) => width));
  return { nodes: foldRest(nodes, more, widest - rest), room: 'wide' };
}

function foldRest(nodes: MenuNode[], more: string, width: number): MenuNode[] {
  let left = width - measureText(more) - padding - toggle;
  const at = nodes.findIndex((node) => {
    left -= measureNode(node);
    return left < 0;
  });
  const kept = Math.max(1, at);
  return [...nodes.slice(0, kept), { key: 'more', title: more, target: '', children: nodes.slice(kept) }];
}

function measureNode({ title, children }: MenuNode): number {
  return measureText(title) + padding + (children.length > 0 ? toggle : 0);
}

/** Marks above and below a letter take no width. */
function measureText(text: string): number {
  return text.replace(/\p{M}/gu, '').length * letter;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
