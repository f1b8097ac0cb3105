import type { Json } from '../../../../schemas/json.ts';
import type { FieldTypeDefinition } from './fieldType.ts';

const mostTags = 50;
const longestTag = 50;

/** Short words that sort records into groups; the same word is the same tag however it was typed. */
export const tags: FieldTypeDefinition = {
  title: { th: 'ป้ายกำกับ', en: 'Tags' },
  written: {
    th: 'ต้องเป็นคำสั้นๆ คั่นด้วยจุลภาค เช่น ด่วน, ภายใน',
    en: 'must be short words with commas between, such as urgent, internal',
  },
  settings: {},
  schema: () => ({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: longestTag },
    uniqueItems: true,
    maxItems: mostTags,
  }),
  shape: (value) => {
    if (typeof value === 'string') return readTags(value);
    return Array.isArray(value) ? normaliseAll(value) : value;
  },
  show: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  read: readTags,
  filter: {
    kind: 'text',
    where: (field, { text }) => {
      const wanted = readTags(text);
      return wanted.length > 0 ? { [field]: { $all: wanted } } : undefined;
    },
  },
  search: () => ['*'],
};

function readTags(text: string): Json[] {
  return normaliseAll([text]);
}

/** Commas, semicolons and lines stand between tags, never in one. */
function normaliseAll(values: readonly Json[]): Json[] {
  const known = values.flatMap((value): Json[] =>
    typeof value === 'string' ? value.split(/[,;、\n]/).map(normaliseTag) : [value],
  );
  return [...new Set(known)].filter((value) => value !== '');
}

/** Without spaces around it, in lower case, and with one spelling of sara am and sara ae. */
function normaliseTag(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replaceAll('\u0e40\u0e40', '\u0e41')
    .replace(/^[\s#]+|\s+$/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
