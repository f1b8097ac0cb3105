import { isJsonObject, type Json, type JsonObject } from '../../../../schemas/json.ts';
import type { Text } from '../../../../schemas/text.ts';
import { latinDigits } from '../../../content/latinDigits.ts';
import type { Places } from './fieldTools.ts';
import type { FieldTypeDefinition } from './fieldType.ts';

const parts = ['line', 'subdistrict', 'district', 'province', 'postcode'] as const;

/** A postal address in Thailand; subdistrict, district, province and postcode belong together. */
export const address: FieldTypeDefinition = {
  title: { th: 'ที่อยู่', en: 'Thai address' },
  written: {
    th: 'กรอกตำบล อำเภอ จังหวัด และรหัสไปรษณีย์ เช่น 99/1 ต.บางพลีใหญ่ อ.บางพลี จ.สมุทรปราการ 10540',
    en: 'needs subdistrict, district, province and postcode, such as 99/1 ต.บางพลีใหญ่ อ.บางพลี จ.สมุทรปราการ 10540',
  },
  settings: {},
  schema: () => ({
    type: 'object',
    required: ['subdistrict', 'district', 'province', 'postcode'],
    additionalProperties: false,
    properties: {
      line: { type: 'string', maxLength: 300, 'x-title': { th: 'บ้านเลขที่และถนน', en: 'House and street' } },
      subdistrict: { type: 'string', maxLength: 100, 'x-title': { th: 'ตำบล/แขวง', en: 'Subdistrict' } },
      district: { type: 'string', maxLength: 100, 'x-title': { th: 'อำเภอ/เขต', en: 'District' } },
      province: { type: 'string', maxLength: 100, 'x-title': { th: 'จังหวัด', en: 'Province' } },
      postcode: { type: 'string', format: 'postal-code-th', 'x-title': { th: 'รหัสไปรษณีย์', en: 'Postcode' } },
    },
  }),
  shape: (value) => {
    if (typeof value === 'string') return readAddress(value) ?? value;
    if (!isJsonObject(value)) return value;
    const named = isAnswer(value) ? readAnswer(value) : value;
    const cleaned = Object.entries(named).map(([part, text]) => [part, typeof text === 'string' ? clean(text) : text]);
    return Object.fromEntries(cleaned.filter(([, text]) => text !== ''));
  },
  judge: (value, _, { places }) => (isJsonObject(value) && places ? judgePlace(value, places()) : undefined),
  show: (value) => (isJsonObject(value) ? showAddress(value) : ''),
  read: readAddress,
  filter: {
    kind: 'text',
    where: (field, { text }) =>
      text.trim() === '' ? undefined : { $or: parts.map((part) => ({ [`${field}.${part}`]: { $search: text } })) },
  },
  compared: () => ['province', 'district', 'subdistrict', 'postcode'],
  sort: (field) => `${field}.province`,
  search: () => parts,
};

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const asked = ['NO', 'MOO', 'BUILDING_TH', 'SOI_TH', 'ROAD_TH', 'zipcode'];

/** What a form sends, filled in as far as it is. */
function isAnswer(value: JsonObject): boolean {
  return asked.some((part) => part in value);
}

/** The parts of an answer in a form (the widget `address`), where an empty one is `n/a`. */
function readAnswer(answer: JsonObject): JsonObject {
  const read = (part: string) => {
    const text = answer[part];
    return typeof text === 'string' && text !== 'n/a' ? text.trim() : '';
  };
  const titled = (part: string, title: string) => (read(part) === '' ? '' : `${title}${read(part)}`);
  const line = [
    read('NO'),
    titled('MOO', 'หมู่ '),
    read('BUILDING_TH'),
    titled('SOI_TH', 'ซอย'),
    titled('ROAD_TH', 'ถนน'),
  ];
  return {
    line: line.filter((text) => text !== '').join(' '),
    subdistrict: read('subdistrict'),
    district: read('district'),
    province: read('province'),
    postcode: read('zipcode'),
  };
}

/** As it is written on an envelope: Bangkok has แขวง and เขต. */
function showAddress(value: JsonObject): string {
  const named = isAnswer(value) ? readAnswer(value) : value;
  const read = (part: (typeof parts)[number], title = '') => (named[part] ? `${title}${named[part]}` : '');
  const isCapital = named.province === capital;
  const texts = [
    read('line'),
    read('subdistrict', isCapital ? 'แขวง' : 'ตำบล'),
    read('district', isCapital ? 'เขต' : 'อำเภอ'),
    read('province', isCapital ? '' : 'จังหวัด'),
    read('postcode'),
  ];
  return texts.filter((text) => text !== '').join(' ');
}

const capital = 'กรุงเทพมหานคร';
const written =
  /^(.*?)\s*(?:ตำบล|ต\.|แขวง)\s*(\S.*?)\s+(?:อำเภอ|อ\.|เขต)\s*(\S.*?)\s+(?:จังหวัด|จ\.)?\s*(\S+)\s+(\d{5})$/;

function readAddress(text: string): Json | undefined {
  const typed = clean(text);
  const postcode = latinDigits(typed.slice(-5));
  const [, line = '', subdistrict, district, province] = written.exec(typed.slice(0, -5) + postcode) ?? [];
  if (subdistrict === undefined || district === undefined || province === undefined) return undefined;
  const named = /^(?:กรุงเทพฯ?|กทม\.?)$/.test(province) ? capital : province;
  return { ...(line !== '' && { line }), subdistrict, district, province: named, postcode };
}

/** Whether there is such a place, and with this postcode. */
function judgePlace({ subdistrict, district, province, postcode }: JsonObject, places: Places): Text | undefined {
  // What is missing is told part by part.
  if (![subdistrict, district, province, postcode].every((part) => typeof part === 'string')) return undefined;
  const found = places.subdistricts(String(province), String(district)).find(({ name }) => clean(name) === subdistrict);
  if (!found)
    return {
      th: `ไม่พบ${subdistrict} ${district} ${province} กรุณาตรวจสอบตำบล อำเภอ และจังหวัด`,
      en: `names no place: ${subdistrict}, ${district}, ${province}`,
    };
  if (found.zipcodes.includes(String(postcode))) return undefined;
  const known = found.zipcodes.join(', ');
  return {
    th: `รหัสไปรษณีย์ของ${subdistrict}คือ ${known}`,
    en: `has another postcode: that of ${subdistrict} is ${known}`,
  };
}
