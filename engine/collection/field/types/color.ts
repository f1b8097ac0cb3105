import type { FieldTypeDefinition } from './fieldType.ts';

/** A colour as `#0f766e`, with its opacity as `#0f766e80`. */
export const color: FieldTypeDefinition = {
  title: { th: 'สี', en: 'Colour' },
  written: { th: 'เลือกสี หรือเขียนรหัสสี เช่น #0f766e', en: 'must be a colour such as #0f766e' },
  settings: {},
  schema: () => ({ type: 'string', format: 'color' }),
  shape: (value) => (typeof value === 'string' ? (readColour(value) ?? value) : value),
  show: (value) => (typeof value === 'string' ? value : ''),
  read: readColour,
  filter: {
    kind: 'text',
    where: (field, { text }) => {
      const wanted = readColour(text);
      return wanted === undefined ? undefined : { [field]: wanted };
    },
  },
  sort: (field) => field,
};

function readColour(text: string): string | undefined {
  const [, digits = ''] = /^#?((?:[0-9a-f]{3}){1,2}|[0-9a-f]{8})$/i.exec(text.trim()) ?? [];
  if (digits === '') return undefined;
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.toLowerCase()}`;
}
