import { isJsonObject, type Json, type JsonObject } from '../../../../schemas/json.ts';
import { type Language, localeOf } from '../../../../schemas/text.ts';
import type { FieldTypeDefinition } from './fieldType.ts';

/** Only moves, lines and curves of SVG, with whole numbers: no other markup gets into a page. */
const pathPattern = '^(?:[MLQ](?: ?-?[0-9]{1,4}){2,4} ?)+$';

/** A drawn signature: its SVG path, with who signed and when. The server alone sets these two. */
export const signature: FieldTypeDefinition = {
  title: { th: 'ลายเซ็น', en: 'Signature' },
  written: { th: 'ลงลายเซ็นในกรอบลายเซ็น', en: 'must be signed by hand in its box' },
  settings: {},
  schema: () => ({
    type: 'object',
    required: ['path', 'width', 'height'],
    additionalProperties: false,
    properties: {
      path: { type: 'string', maxLength: 30_000, pattern: pathPattern, 'x-title': { th: 'ลายเส้น', en: 'Strokes' } },
      width: { type: 'integer', minimum: 1, maximum: 2000 },
      height: { type: 'integer', minimum: 1, maximum: 2000 },
      name: { type: 'string', maxLength: 200, 'x-title': { th: 'ชื่อผู้ลงนาม', en: 'Name of the signer' } },
      by: { type: ['string', 'null'] },
      at: { type: 'string', format: 'date-time' },
    },
  }),
  // An unchanged signature keeps its signer and time; a changed one gets the sender and the current time.
  shape: (value, _, { by, now, before }) => {
    if (!isJsonObject(value) || !now) return value;
    if (isJsonObject(before) && isSameDrawing(value, before)) return before;
    return { ...value, by: by ?? null, at: now.toISOString() };
  },
  show: (value, language) => (isJsonObject(value) ? describeSigner(value, language) : ''),
  // A file cannot contain a signature.
  read: () => null,
};

function isSameDrawing(one: JsonObject, other: JsonObject): boolean {
  return ['path', 'width', 'height', 'name'].every((part) => one[part] === other[part]);
}

function describeSigner({ name, by, at }: JsonObject, language: Language): string {
  const signer = [name, by].find((text) => typeof text === 'string' && text !== '');
  return [signer, showMoment(at, language)].filter(Boolean).join(' · ');
}

function showMoment(at: Json | undefined, language: Language): string {
  const moment = new Date(typeof at === 'string' ? at : '');
  if (Number.isNaN(moment.getTime())) return '';
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Asia/Bangkok',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment);
}
