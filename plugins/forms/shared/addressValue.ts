import { isCitizenId } from 'sala/engine';
import { findText, isJsonObject, type Json, type JsonObject, type LayoutObject, type Text } from 'sala/schemas';
import { explainComplaint } from './explainComplaint.ts';
import { fieldTexts } from './fieldTexts.ts';

/** The parts of a Thai address, by their stored names. */
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

/** Stored for an empty part. */
export const emptyPart = 'n/a';
const longest = 200;

const placeParts = ['province', 'district', 'subdistrict', 'zipcode'] as const;
const shortParts = ['NO', ...placeParts] as const;

/**
 * The parts that must be filled in where an address is required. In the long form there may be no number, but a building or a road;
 * in the short one its one line holds whatever it has.
 */
export function neededParts({ required, short }: LayoutObject): readonly AddressPart[] {
  if (!required) return [];
  return short ? shortParts : placeParts;
}

/** The filled-in parts of a stored or submitted value. */
export function readAddress(value: Json | undefined): AddressValue {
  if (!isJsonObject(value)) return {};
  const filled = addressParts.flatMap((part) => {
    const text = value[part];
    return typeof text === 'string' && text.trim() !== '' && text !== emptyPart ? [[part, text] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** Normalises an address for storage: all parts, empty ones as `n/a`. Undefined when nothing is filled in. */
export function settleAddress(value: Json | undefined): Json | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (!isJsonObject(value)) return value;
  const filled = readAddress(value);
  if (Object.keys(filled).length === 0) return undefined;
  return Object.fromEntries(addressParts.map((part) => [part, filled[part]?.trim() ?? emptyPart])) as JsonObject;
}

/** The first rule that an address breaks: the place must be complete, number parts must be numbers. */
export function checkAddress(value: Json | undefined, object: LayoutObject): Text | undefined {
  if (value !== undefined && value !== null && value !== '' && !isJsonObject(value)) return fieldTexts.notText;
  const address = readAddress(value);
  if (Object.values(address).some((text) => [...text].length > longest))
    return explainComplaint({ text: 'tooLong', n: longest }, object);
  if (Object.keys(address).length === 0) return object.required ? explainPlace(object) : undefined;
  if (neededParts(object).some((part) => !address[part])) return explainPlace(object);
  if (address.zipcode && !/^\d{5}$/.test(address.zipcode)) return fieldTexts.zipcode;
  return address.taX_ID && !isCitizenId(address.taX_ID) ? fieldTexts.taxId : undefined;
}

/** The parts that an error message is about, to mark them. */
export function faultyParts(value: Json | undefined, object: LayoutObject): ReadonlySet<AddressPart> {
  const address = readAddress(value);
  const faulty = new Set(neededParts(object).filter((part) => !address[part]));
  if (address.zipcode && !/^\d{5}$/.test(address.zipcode)) faulty.add('zipcode');
  if (address.taX_ID && !isCitizenId(address.taX_ID)) faulty.add('taX_ID');
  return faulty;
}

function explainPlace(object: LayoutObject): Text {
  return findText(object.reqError) ?? fieldTexts[object.short ? 'shortPlace' : 'place'];
}

/** The address after a change of one part; the parts below it are cleared, since they belong to another place. */
export function changePart(address: AddressValue, part: AddressPart, text: string): AddressValue {
  const next = { ...address, [part]: text };
  const inside = ['province', 'district', 'subdistrict'].indexOf(part);
  if (inside < 0 || address[part] === text) return next;
  for (const below of placeParts.slice(inside + 1)) delete next[below];
  return next;
}
