import type { BoundKind, BoundText, TemplatePart } from '../../../schemas/index.ts';
import { dropValueMarks, keepsHost, markValue } from '../../content/filledValue.ts';
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
  const filling = { facts, place, kind, formulas, mark: kind === 'text' ? undefined : markValue };
  if (kind === 'link' && !keepsHost(fillText(parsed, filling))) return { text: '' };
  const filled = fillTemplate(parsed, { ...filling, later: formScope });
  const parts = withoutMarks(kind === 'html' ? cleanParts(filled, sanitizeHtml) : filled);
  const follows = parts.some((part) => typeof part !== 'string');
  return { text: finishText({ kind, parts }, {}, { place, formulas }), ...(follows ? { parts } : {}) };
}

function withoutMarks(parts: readonly TemplatePart[]): TemplatePart[] {
  return parts.map((part) => (typeof part === 'string' ? dropValueMarks(part) : part));
}

/** The text of a bound property for these values of the form. */
export function finishText(
  { kind, parts }: Pick<BoundText, 'kind' | 'parts'>,
  form: BindingFacts,
  { place, formulas }: Omit<TextBinding, 'facts'>,
): string {
  const filling = { facts: { form: { ...form } }, place, kind, formulas };
  if (kind !== 'link') return fillText(parts, filling);
  const address = fillText(parts, { ...filling, mark: markValue });
  return keepsHost(address) ? readLink(dropValueMarks(address)).href : '';
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
