import { lastElementIn, type MarkupElement } from './parseMarkup.ts';
import type { StyleRule } from './parseStyle.ts';

type Side = 'top' | 'right' | 'bottom' | 'left';
export type Sides = Record<Side, number>;

/** In pixels, or a part of what is around it. */
export type Length = { px: number } | { part: number };

/** What of the look of an element decides how much room it takes. */
export interface BoxStyle {
  display: string;
  isPlaced: boolean;
  margin: Sides;
  border: Sides;
  padding: Sides;
  width?: Length;
  height?: Length;
  minHeight: number;
  maxWidth?: Length;
  maxHeight?: Length;
  gap: { row: number; column: number };
  flex: { isColumn: boolean; wraps: boolean; grow: number; shrink: number; basis?: Length };
  /** The tracks of a grid, as written. */
  tracks: string;
  isFixedTable: boolean;
  fontSize: number;
  lineHeight: number;
  isBold: boolean;
  whiteSpace: string;
}

/** A style by what decides it, so that a thousand rows of a table are styled once. */
interface Styled {
  style: BoxStyle;
  values: ReadonlyMap<string, string>;
  below: Map<string, Styled>;
}

export type StyleOf = (element: MarkupElement) => BoxStyle;

const inherited = ['font-size', 'line-height', 'font-weight', 'white-space'];
const blocks = new Set(
  'article aside dd div dl dt figure footer h1 h2 h3 h4 header hr li main ol p section ul'.split(' '),
);
const displays: Readonly<Record<string, string>> = {
  ...{ table: 'table', thead: 'table-rows', tbody: 'table-rows', tfoot: 'table-rows', tr: 'table-row' },
  ...{ td: 'table-cell', th: 'table-cell', colgroup: 'none', col: 'none', style: 'none' },
};
const bold = new Set(['strong', 'b', 'th', 'h1', 'h2', 'h3', 'h4']);

/** The style of each element below a first one, by the rules of a style sheet; each page has its own. */
export function openStyles(rules: readonly StyleRule[]): () => StyleOf {
  const tops = new Map<string, Styled>();
  return () => openPage(rules, tops);
}

function openPage(rules: readonly StyleRule[], tops: Map<string, Styled>): StyleOf {
  const known = new Map<MarkupElement, Styled>();
  const styled = (element: MarkupElement): Styled => {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parent && styled(element.parent);
    const among = parent?.below ?? tops;
    const key = describe(element);
    const found = among.get(key) ?? style(element, parent, rules);
    among.set(key, found);
    known.set(element, found);
    return found;
  };
  return (element) => styled(element).style;
}

/** Two elements with the same parent and of the same description are matched by the same rules. */
function describe(element: MarkupElement): string {
  const { look, before, parent } = element;
  const isLast = lastElementIn(parent) === element;
  return `${look}|${before?.tag} ${before?.attributes.class}|${isLast}`;
}

function style(element: MarkupElement, parent: Styled | undefined, rules: readonly StyleRule[]): Styled {
  const values = new Map<string, string>();
  for (const [name, value] of parent?.values ?? [])
    if (inherited.includes(name) || name.startsWith('--')) values.set(name, value);
  if (bold.has(element.tag)) values.set('font-weight', '600');
  for (const { selector, declarations } of rules)
    if (selector.matches(element)) for (const [name, value] of declarations) values.set(name, value);
  for (const [name, value] of values) if (value.includes('var(')) values.set(name, fillVariables(value, values));
  return { style: readStyle(element, values, parent?.style), values, below: new Map() };
}

function fillVariables(value: string, values: ReadonlyMap<string, string>): string {
  return value.replace(
    /var\((--[\w-]+)(?:,([^()]*))?\)/g,
    (_, name: string, other = '') => values.get(name) ?? String(other).trim(),
  );
}

function readStyle(
  { tag }: MarkupElement,
  values: ReadonlyMap<string, string>,
  parent: BoxStyle | undefined,
): BoxStyle {
  const get = (name: string) => values.get(name) ?? '';
  const fontSize = readPixels(get('font-size'), parent?.fontSize ?? 16) || 16;
  const length = (name: string) => readLength(get(name), fontSize);
  const pixels = (name: string) => readPixels(get(name), fontSize);
  const sides = (kind: string): Sides => ({
    ...{ top: pixels(`${kind}-top`), right: pixels(`${kind}-right`) },
    ...{ bottom: pixels(`${kind}-bottom`), left: pixels(`${kind}-left`) },
  });
  const line = get('line-height');
  return {
    display: get('display') || (displays[tag] ?? (blocks.has(tag) ? 'block' : 'inline')),
    isPlaced: /absolute|fixed/.test(get('position')),
    ...{ margin: sides('margin'), border: sides('border'), padding: sides('padding') },
    ...{ width: length('width'), height: length('height'), minHeight: pixels('min-height') },
    ...{ maxWidth: length('max-width'), maxHeight: length('max-height') },
    gap: { row: pixels('row-gap'), column: pixels('column-gap') },
    flex: {
      isColumn: get('flex-direction').startsWith('column'),
      wraps: get('flex-wrap') === 'wrap',
      grow: Number(get('flex-grow') || 0),
      shrink: Number(get('flex-shrink') || 1),
      basis: length('flex-basis'),
    },
    tracks: get('grid-template-columns'),
    isFixedTable: get('table-layout') === 'fixed',
    fontSize,
    lineHeight: /^[\d.]+$/.test(line) ? Number(line) * fontSize : readPixels(line, fontSize) || fontSize * 1.65,
    isBold: /^(bold|[6-9]00)$/.test(get('font-weight')),
    whiteSpace: get('white-space') || 'normal',
  };
}

const units: Readonly<Record<string, number>> = { px: 1, mm: 96 / 25.4, cm: 96 / 2.54, pt: 96 / 72 };

export function readLength(text: string, fontSize: number): Length | undefined {
  const [, amount = '', unit = ''] = /^(-?[\d.]+)(px|mm|cm|pt|em|rem|%)?$/.exec(text.trim()) ?? [];
  if (amount === '') return undefined;
  if (unit === '%') return { part: Number(amount) / 100 };
  return { px: Number(amount) * (unit.endsWith('em') ? fontSize : (units[unit] ?? 1)) };
}

function readPixels(text: string, fontSize: number): number {
  const length = readLength(text, fontSize);
  return length && 'px' in length ? length.px : 0;
}

/** A length in pixels, in something that is so large. */
export function resolve(length: Length | undefined, whole: number): number | undefined {
  if (length === undefined) return undefined;
  return 'px' in length ? length.px : length.part * whole;
}

export function edges({ border, padding }: BoxStyle, side: Side): number {
  return border[side] + padding[side];
}
