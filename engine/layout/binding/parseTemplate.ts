import type { Placeholder, TemplatePart } from '../../../schemas/index.ts';

/** More than any text uses; the rest stays as typed. */
const limits = { placeholders: 200, length: 300, segments: 10, formats: 5 };

const segment = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,63}$/u;
const formatName = /^[a-z]{1,20}$/;

/**
 * Parses `สวัสดี {{user.name | default: คุณ}}`. Anything that is not a placeholder is text, including single braces.
 */
export function parseTemplate(text: string): TemplatePart[] {
  const parts: TemplatePart[] = [];
  let count = 0;
  let done = 0;
  for (let open = text.indexOf('{{'); open !== -1 && count < limits.placeholders; ) {
    const close = text.indexOf('}}', open + 2);
    if (close === -1) break;
    // In `{{{name}} {{other}}` the innermost braces delimit the placeholder.
    const start = text.lastIndexOf('{{', close - 1);
    const found = close - start <= limits.length ? readPlaceholder(text.slice(start + 2, close)) : undefined;
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
export function listFormats(text: string): string[] {
  return parseTemplate(text).flatMap((part) => (typeof part === 'string' ? [] : part.formats.map(({ name }) => name)));
}

function readPlaceholder(inner: string): Placeholder | undefined {
  const [path = '', ...formats] = inner.split('|');
  const segments = path.trim().split('.');
  if (segments.length > limits.segments || formats.length > limits.formats) return undefined;
  if (!segments.every((one) => segment.test(one) && !one.startsWith('__'))) return undefined;
  const read = formats.map(readFormat);
  return read.every((format) => format !== undefined) ? { path: segments, formats: read } : undefined;
}

function readFormat(text: string): Placeholder['formats'][number] | undefined {
  const at = text.indexOf(':');
  const name = (at === -1 ? text : text.slice(0, at)).trim();
  if (!formatName.test(name)) return undefined;
  const argument = at === -1 ? '' : text.slice(at + 1).trim();
  return argument === '' ? { name } : { name, argument };
}
