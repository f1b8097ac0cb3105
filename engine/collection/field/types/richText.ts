import type { FieldTypeDefinition } from './fieldType.ts';

/** Text with headings, lists, emphasis and links, as HTML that is cleaned before it is stored. */
export const richText: FieldTypeDefinition = {
  title: { th: 'ข้อความจัดรูปแบบ', en: 'Rich text' },
  written: { th: 'ต้องเป็นข้อความ', en: 'must be a text' },
  settings: {},
  schema: () => ({ type: 'string', format: 'html', maxLength: 100_000 }),
  shape: (value, _, { sanitizeHtml }) => {
    if (typeof value !== 'string' || !sanitizeHtml) return value;
    const clean = sanitizeHtml(value).trim();
    return readPlain(clean) === '' && !/<(?:img|video|iframe|hr)\b/.test(clean) ? undefined : clean;
  },
  show: (value) => (typeof value === 'string' ? readPlain(value) : ''),
  write: (value) => String(value),
  read: (text) => (/<\w/.test(text) ? text : writeParagraphs(text)),
  filter: {
    kind: 'text',
    where: (field, { text }) => (text.trim() === '' ? undefined : { [field]: { $search: text } }),
  },
};

/** The text without its markup, a line for each block. */
function readPlain(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/h[1-6]|\/li|\/div|\/tr|\/blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]*\n\s*/g, '\n')
    .trim();
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

function writeParagraphs(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length === 0) return undefined;
  const encode = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return lines.map((line) => `<p>${encode(line.trim())}</p>`).join('');
}
