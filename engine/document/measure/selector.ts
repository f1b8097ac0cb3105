import { lastElementIn, type MarkupElement } from './parseMarkup.ts';

/** Which elements a rule of a style sheet is for, and how much it weighs against others. */
export interface Selector {
  matches: (element: MarkupElement) => boolean;
  weight: number;
}

/** `.head .what`, `table.lines :is(th, td) + td`: what style sheets of documents use. Anything else matches nothing. */
export function parseSelectors(list: string): Selector[] {
  return splitList(list).map(parseSelector);
}

const simple = /\*|[a-z][\w-]*|\.[\w-]+|\[[^\]]+\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|#[\w-]+/gi;
const compound = new RegExp(`(?:${simple.source})+|\\s*[>+]\\s*|\\s+`, 'gi');

function parseSelector(text: string): Selector {
  const [first = '', ...rest] = (text.trim().match(compound) ?? []).map((part) => part.trim());
  let whole = parseCompound(first);
  for (let at = 0; at < rest.length; at += 2) whole = join(whole, rest[at] ?? '', parseCompound(rest[at + 1] ?? ''));
  return whole;
}

function join(before: Selector, combinator: string, last: Selector): Selector {
  const weight = before.weight + last.weight;
  const isAfter = (element: MarkupElement): boolean => {
    if (combinator === '+') {
      return element.before !== undefined && before.matches(element.before);
    }
    for (let up = element.parent; up; up = up.parent) {
      if (before.matches(up)) return true;
      if (combinator === '>') return false;
    }
    return false;
  };
  return { weight, matches: (element) => last.matches(element) && isAfter(element) };
}

function parseCompound(text: string): Selector {
  const parts = (text.match(simple) ?? []).map(parseSimple);
  return {
    matches: (element) => parts.length > 0 && parts.every((part) => part.matches(element)),
    weight: parts.reduce((sum, part) => sum + part.weight, 0),
  };
}

function parseSimple(text: string): Selector {
  const rest = text.slice(1);
  if (text === '*') return { matches: () => true, weight: 0 };
  if (text.startsWith('.')) return { matches: ({ classes }) => classes.includes(rest), weight: 10 };
  if (text.startsWith('[')) return parseAttribute(text);
  if (text.startsWith(':')) return parsePseudo(text);
  if (text.startsWith('#')) return { matches: ({ attributes }) => attributes.id === rest, weight: 100 };
  return { matches: ({ tag }) => tag === text, weight: 1 };
}

function parseAttribute(text: string): Selector {
  const [, name = '', value] = /^\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]$/.exec(text) ?? [];
  return {
    matches: ({ attributes }) => (value === undefined ? Object.hasOwn(attributes, name) : attributes[name] === value),
    weight: 10,
  };
}

function parsePseudo(text: string): Selector {
  const [, name, inside = ''] = /^:([\w-]+)(?:\((.*)\))?$/.exec(text) ?? [];
  if (name === 'is' || name === 'not') {
    const all = parseSelectors(inside);
    const isOne = (element: MarkupElement) => all.some(({ matches }) => matches(element));
    return {
      matches: name === 'is' ? isOne : (element) => !isOne(element),
      weight: Math.max(0, ...all.map(({ weight }) => weight)),
    };
  }
  const tests: Record<string, (element: MarkupElement) => boolean> = {
    root: ({ parent }) => parent === undefined,
    'first-child': (element) => element.before === undefined,
    'last-child': (element) => lastElementIn(element.parent) === element,
  };
  return { matches: tests[name ?? ''] ?? (() => false), weight: 10 };
}

export function elementsIn(parent: MarkupElement | undefined): MarkupElement[] {
  return (parent?.children ?? []).filter((child) => typeof child !== 'string');
}

/** Commas inside of brackets part nothing. */
function splitList(list: string): string[] {
  return list.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}
