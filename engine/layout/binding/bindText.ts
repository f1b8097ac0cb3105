import type { BoundKind, BoundText, TemplatePart } from '../../../schemas/index.ts';
import { readLink } from '../../content/readLink.ts';
import { type BindingFacts, fillTemplate, fillText, type TextFormulas } from './fillTemplate.ts';
import type { ReadingPlace } from './formatValue.ts';
import { parseTemplate } from './parseTemplate.ts';

export interface TextBinding {
  facts: BindingFacts;
  place: ReadingPlace;
  formulas?: TextFormulas | undefined;
}

export interface TextDraft {
  text: string;
  /** What the browser needs to update the text with the form; absent when the text is complete. */
  parts?: TemplatePart[];
}

const formScope: ReadonlySet<string> = new Set(['form']);

/**
 * Fills a property's text with all values known now. Placeholders of the form stay for the browser; the text shows the
 * result for an empty form. HTML goes through `sanitizeHtml` and links through `readLink` after filling.
 */
export function bindText(
  template: string,
  kind: BoundKind,
  { facts, place, formulas, sanitizeHtml }: TextBinding & { sanitizeHtml: (html: string) => string },
): TextDraft {
  const reading = { formulas: true, html: kind === 'html' };
  const parsed = template.includes('{{') ? parseTemplate(template, reading) : [template];
  const filling = { facts, place, kind, formulas };
  if (kind === 'link' && !keepsHost(parsed, filling)) return { text: '' };
  const filled = fillTemplate(parsed, { ...filling, later: formScope });
  const parts = kind === 'html' ? cleanParts(filled, sanitizeHtml) : filled;
  const follows = parts.some((part) => typeof part !== 'string');
  return { text: finishText({ kind, parts }, {}, { place, formulas }), ...(follows ? { parts } : {}) };
}

/** The text of a bound property for these values of the form. */
export function finishText(
  { kind, parts }: Pick<BoundText, 'kind' | 'parts'>,
  form: BindingFacts,
  { place, formulas }: Omit<TextBinding, 'facts'>,
): string {
  const filling = { facts: { form: { ...form } }, place, kind, formulas };
  const text = fillText(parts, filling);
  if (kind !== 'link') return text;
  return keepsHost(parts, filling) ? readLink(text).href : '';
}

/**
 * Whether the host of an address is the template's or, where a value begins it, the whole of that value's: no part of a host is
 * ever filled, since whoever owns the rest of it would read the value.
 */
function keepsHost(parts: readonly TemplatePart[], filling: Parameters<typeof fillText>[1]): boolean {
  const [first, second] = parts;
  if (typeof first === 'string') return second === undefined || !/^\s*https?:\/\/[^/?#\\]*$/i.test(first);
  if (first === undefined || second === undefined) return true;
  const host = URL.parse(fillText([first], filling))?.host;
  return !host || URL.parse(fillText(parts, filling))?.host === host;
}

/** Marks a placeholder while HTML is sanitised: private-use characters, so that no value can be mistaken for one. */
const mark = { start: '\uE000', end: '\uE001' };
const marked = /\uE000(\d+)\uE001/;
const marks = /[\uE000\uE001]/g;

function cleanParts(parts: TemplatePart[], sanitizeHtml: (html: string) => string): TemplatePart[] {
  const placeholders = parts.filter((part) => typeof part !== 'string');
  if (placeholders.length === 0) return [sanitizeHtml(parts.join(''))];
  const html = parts
    .map((part) =>
      typeof part === 'string' ? part.replace(marks, '') : `${mark.start}${placeholders.indexOf(part)}${mark.end}`,
    )
    .join('');
  const clean = sanitizeHtml(html).split(marked);
  return keepOutOfTags(clean.map((text, at) => (at % 2 === 0 ? text : (placeholders[Number(text)] ?? ''))));
}

/**
 * Sanitised HTML is not sanitised again in the browser, so a value filled in there may stand between tags only, never
 * inside one.
 */
function keepOutOfTags(parts: TemplatePart[]): TemplatePart[] {
  let inTag = false;
  return parts.filter((part) => {
    if (typeof part !== 'string') return !inTag;
    const open = part.lastIndexOf('<');
    const close = part.lastIndexOf('>');
    if (open !== close) inTag = open > close;
    return true;
  });
}
