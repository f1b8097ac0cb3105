import { isCitizenId } from 'sala/engine';
import { isJsonObject, type Json, type JsonObject, type LayoutObject, type Text } from 'sala/schemas';
import { explainComplaint } from './explainComplaint.ts';
import { fieldTexts } from './fieldTexts.ts';

/** The parts of a Thai address under the names that they are stored by. */
export const addressParts = [
  'NO',
  'MOO',
  'SOI_TH',
  'BUILDING_TH',
  'ROAD_TH',
  'subdistrict',
  'district',
  'province',
  'zipcode',
  'taX_ID',
  'owneR_NAME_TH',
] as const;

export type AddressPart = (typeof addressParts)[number];
export type AddressValue = Partial<Record<AddressPart, string>>;

/** What an empty part is stored as. */
export const emptyPart = 'n/a';
const longest = 200;

/** Without these an address leads nowhere. */
export const placeParts = ['province', 'district', 'subdistrict', 'zipcode'] as const;

/** The parts that are filled in, of whatever was stored or sent. */
export function readAddress(value: Json | undefined): AddressValue {
  if (!isJsonObject(value)) return {};
  const filled = addressParts.flatMap((part) => {
    const text = value[part];
    return typeof text === 'string' && text.trim() !== '' && text !== emptyPart ? [[part, text] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** An address as it is stored: all its parts, empty ones as `n/a`. Nothing when nothing is filled in. */
export function settleAddress(value: Json | undefined): Json | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (!isJsonObject(value)) return value;
  const filled = readAddress(value);
  if (Object.keys(filled).length === 0) return undefined;
  return Object.fromEntries(addressParts.map((part) => [part, filled[part]?.trim() ?? emptyPart])) as JsonObject;
}

/** The first rule that an address breaks: its place must be whole, its numbers must be numbers. */
export function checkAddress(value: Json | undefined, object: LayoutObject): Text | undefined {
  if (value !== undefined && value !== null && value !== '' && !isJsonObject(value)) return fieldTexts.notText;
  const address = readAddress(value);
  if (Object.values(address).some((text) => [...text].length > longest))
    return explainComplaint({ text: 'tooLong', n: longest }, object);
  if (Object.keys(address).length === 0) return object.required ? explainPlace(object) : undefined;
  if (object.required && placeParts.some((part) => !address[part])) return explainPlace(object);
  if (address.zipcode && !/^\d{5}$/.test(address.zipcode)) return fieldTexts.zipcode;
  return address.taX_ID && !isCitizenId(address.taX_ID) ? fieldTexts.taxId : undefined;
}

/** Which parts a complaint is about, for their borders. */
export function faultyParts(value: Json | undefined, object: LayoutObject): ReadonlySet<AddressPart> {
  const address = readAddress(value);
  const faulty = new Set<AddressPart>(object.required ? placeParts.filter((part) => !address[part]) : []);
  if (address.zipcode && !/^\d{5}$/.test(address.zipcode)) faulty.add('zipcode');
  if (address.taX_ID && !isCitizenId(address.taX_ID)) faulty.add('taX_ID');
  return faulty;
}

function explainPlace(object: LayoutObject): Text {
  const { reqError } = object;
  return typeof reqError === 'string' && reqError ? { th: reqError, en: reqError } : fieldTexts.place;
}

/** The address after one part changed: what lies inside it belongs to another place then. */
export function changePart(address: AddressValue, part: AddressPart, text: string): AddressValue {
  const next = { ...address, [part]: text };
  const inside = ['province', 'district', 'subdistrict'].indexOf(part);
  if (inside < 0 || address[part] === text) return next;
  for (const below of placeParts.slice(inside + 1)) delete next[below];
  return next;
}
