import { parseSelectors, type Selector } from './selector.ts';

export interface StyleRule {
  selector: Selector;
  /** Names and values as written, without shorthands. */
  declarations: readonly (readonly [string, string])[];
}

/** The rules of a style sheet, those that win last. What is for print or for pages alone is left out. */
export function parseStyle(style: string): StyleRule[] {
  const plain = style.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@[\w-]+[^{;]*(?:;|\{(?:[^{}]|\{[^{}]*\})*\})/g, '');
  const rules = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, list = '', body = '']) => {
    const declarations = readDeclarations(body);
    return declarations.length === 0 ? [] : parseSelectors(list).map((selector) => ({ selector, declarations }));
  });
  return rules.toSorted((a, b) => a.selector.weight - b.selector.weight);
}

function readDeclarations(body: string): [string, string][] {
  return body.split(';').flatMap((line) => {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim();
    const value = line.slice(colon + 1).trim();
    return colon < 0 ? [] : expand(name, value);
  });
}

const sides = ['top', 'right', 'bottom', 'left'] as const;
/** What directions of text are on a page that is read from left to right and down. */
const directions: Readonly<Record<string, readonly string[]>> = {
  block: ['top', 'bottom'],
  'block-start': ['top'],
  'block-end': ['bottom'],
  inline: ['left', 'right'],
  'inline-start': ['left'],
  'inline-end': ['right'],
};
const sizes: Readonly<Record<string, string>> = { 'inline-size': 'width', 'block-size': 'height' };

function expand(name: string, value: string): [string, string][] {
  if (name.startsWith('--')) return [[name, value]];
  const [, kind = '', direction] = /^(margin|padding|border)(?:-([a-z-]+?))?(?:-width)?$/.exec(name) ?? [];
  if (kind !== '') return expandSides(kind, direction, value);
  if (name === 'flex') return expandFlex(value);
  if (name === 'font') return expandFont(value);
  if (name === 'gap') {
    const [row = '0', column = row] = value.split(/\s+/);
    return [
      ['row-gap', row],
      ['column-gap', column],
    ];
  }
  return [[sizes[name] ?? name, value]];
}

function expandSides(kind: string, direction: string | undefined, value: string): [string, string][] {
  if (kind === 'border' && /^(?:radius|collapse|spacing|color|style|image)$/.test(direction ?? ''))
    return direction === 'collapse' ? [['border-collapse', value]] : [];
  const at = direction === undefined ? sides : (directions[direction] ?? [direction]);
  if (kind === 'border') {
    const width = /(?:^|\s)([\d.]+px)/.exec(value)?.[1] ?? '0';
    return at.map((side) => [`border-${side}`, width]);
  }
  const [first = '0', second = first, third = first, fourth = second] = value.split(/\s+/);
  const values: Record<string, string> =
    direction === undefined
      ? { top: first, right: second, bottom: third, left: fourth }
      : Object.fromEntries(at.map((side, position) => [side, position === 0 ? first : second]));
  return at.map((side) => [`${kind}-${side}`, values[side] ?? first]);
}

function expandFlex(value: string): [string, string][] {
  if (value === 'none' || value === 'auto') {
    const grows = value === 'none' ? '0' : '1';
    return flexOf(grows, grows, 'auto');
  }
  const parts = value.split(/\s+/);
  const basis = parts.find((part) => /[a-z%]$/.test(part));
  const [grow = '1', shrink = '1'] = parts.filter((part) => part !== basis);
  return flexOf(grow, shrink, basis ?? '0px');
}

function flexOf(grow: string, shrink: string, basis: string): [string, string][] {
  return [
    ['flex-grow', grow],
    ['flex-shrink', shrink],
    ['flex-basis', basis],
  ];
}

function expandFont(value: string): [string, string][] {
  const [, weight = '400', size = '12px', line = 'normal'] =
    /^(?:(\d+|bold|normal)\s+)?([\d.]+px)(?:\s*\/\s*([\d.]+(?:px)?))?/.exec(value) ?? [];
  return [
    ['font-weight', weight],
    ['font-size', size],
    ['line-height', line],
  ];
}
