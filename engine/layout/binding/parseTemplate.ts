import type { Placeholder, TemplatePart } from '../../../schemas/index.ts';

/** More than any text uses; the rest stays as typed. */
const limits = { placeholders: 200, length: 300, formula: 1000, segments: 10, formats: 5 };

const segment = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,63}$/u;
const formatName = /^[a-z]{1,20}$/;

export interface TemplateReading {
  /** `{{= record.total * 0.07 | money }}` is a placeholder, too. */
  formulas?: boolean;
  /** The text is HTML, in which a formula is written with `&lt;` and `&amp;`. */
  html?: boolean;
}

/**
 * Parses `สวัสดี {{user.name | default: คุณ}}`. Anything that is not a placeholder is text, including single braces.
 */
export function parseTemplate(text: string, reading: TemplateReading = {}): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let count = 0;
  let done = 0;
  for (let open = text.indexOf('{{'); open !== -1 && count < limits.placeholders; ) {
    const close = text.indexOf('}}', open + 2);
    if (close === -1) break;
    // In `{{{name}} {{other}}` the innermost braces delimit the placeholder.
    const start = text.lastIndexOf('{{', close - 1);
    const found = close - start <= limits.formula ? readPlaceholder(text.slice(start + 2, close), reading) : undefined;
    if (found) {
      if (start > done) parts.push(text.slice(done, start));
      parts.push(found);
      count += 1;
      done = close + 2;
    }
    open = text.indexOf('{{', close + 2);
  }
  if (done < text.length) parts.push(text.slice(done));
  return parts;
}

/** The names of the formats in a text. */
export function listFormats(text: string, reading?: TemplateReading): string[] {
  return parseTemplate(text, reading).flatMap((part) =>
    typeof part === 'string' ? [] : part.formats.map(({ name }) => name),
  );
}

const beginsFormula = /\{\{\s*=/;

/** The formulas in a text; most texts have placeholders alone, which need not be read for that. */
export function listFormulas(text: string, reading: Pick<TemplateReading, 'html'> = {}): string[] {
  if (!beginsFormula.test(text)) return [];
  return parseTemplate(text, { ...reading, formulas: true }).flatMap((part) =>
    typeof part === 'string' || part.formula === undefined ? [] : [part.formula],
  );
}

function readPlaceholder(inner: string, reading: TemplateReading): Placeholder | undefined {
  if (reading.formulas && inner.trimStart().startsWith('=')) return readFormula(inner, reading);
  if (inner.length > limits.length) return undefined;
  const [path = '', ...formats] = inner.split('|');
  const segments = path.trim().split('.');
  if (segments.length > limits.segments || formats.length > limits.formats) return undefined;
  if (!segments.every((one) => segment.test(one) && !one.startsWith('__'))) return undefined;
  const read = formats.map(readFormat);
  return read.every((format) => format !== undefined) ? { path: segments, formats: read } : undefined;
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' };
const entity = /&(lt|gt|amp|quot|#39|nbsp);/g;

function readFormula(inner: string, { html }: TemplateReading): Placeholder | undefined {
  const plain = html ? inner.replace(entity, (all, name: string) => entities[name] ?? all) : inner;
  const read = splitFormats(plain.trim().slice(1));
  return read && { path: [], ...read };
}

/** A format stands after ` | ` with spaces around it, because `||` belongs to formulas. */
export function splitFormats(text: string): { formula: string; formats: Placeholder['formats'] } | undefined {
  const [source = '', ...formats] = text.split(/\s\|\s/);
  const formula = source.trim();
  const read = formats.map(readFormat);
  if (formula === '' || read.length > limits.formats) return undefined;
  return read.every((format) => format !== undefined) ? { formula, formats: read } : undefined;
}

function readFormat(text: string): Placeholder['formats'][number] | undefined {
  const at = text.indexOf(':');
  const name = (at === -1 ? text : text.slice(0, at)).trim();
  if (!formatName.test(name)) return undefined;
  const argument = at === -1 ? '' : text.slice(at + 1).trim();
  return argument === '' ? { name } : { name, argument };
}
