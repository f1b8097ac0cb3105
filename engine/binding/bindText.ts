import type { BoundKind, BoundText, TemplatePart } from '../../schemas/index.ts';
import { readLink } from '../link/readLink.ts';
import { type BindingFacts, fillTemplate, fillText } from './fillTemplate.ts';
import type { ReadingPlace } from './formatValue.ts';
import { parseTemplate } from './parseTemplate.ts';

export interface TextBinding {
  facts: BindingFacts;
  place: ReadingPlace;
}

export interface TextDraft {
  text: string;
  /** What the browser needs to follow the form; absent when the text is done. */
  parts?: TemplatePart[];
}

const formScope: ReadonlySet<string> = new Set(['form']);

/**
 * Fills a property's text with everything known now. What names the form stays for the browser; the text is what an empty form
 * gives. `sanitizeHtml` has the last word on HTML, `readLink` on links, values included.
 */
export function bindText(
  template: string,
  kind: BoundKind,
  { facts, place, sanitizeHtml }: TextBinding & { sanitizeHtml: (html: string) => string },
): TextDraft {
  const parsed = template.includes('{{') ? parseTemplate(template) : [template];
  const filled = fillTemplate(parsed, { facts, place, kind, later: formScope });
  const parts = kind === 'html' ? cleanParts(filled, sanitizeHtml) : filled;
  const follows = parts.some((part) => typeof part !== 'string');
  return { text: finishText({ kind, parts }, {}, place), ...(follows ? { parts } : {}) };
}

/** The text of a bound property for these values of the form. */
export function finishText(
  { kind, parts }: Pick<BoundText, 'kind' | 'parts'>,
  form: BindingFacts,
  place: ReadingPlace,
): string {
  const text = fillText(parts, { facts: { form: { ...form } }, place, kind });
  return kind === 'link' ? readLink(text).href : text;
}

/** Stands for a placeholder while HTML is cleaned: letters that no text uses, so that no value can pass for one. */
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

/** Cleaned HTML is not cleaned again in the browser, so what is filled there may stand between tags only, never in one. */
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
