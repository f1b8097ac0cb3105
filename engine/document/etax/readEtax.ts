import {
  type DocumentDeclaration,
  type DocumentEtax,
  isJsonObject,
  type Json,
  type JsonObject,
  type Text,
} from '../../../schemas/index.ts';
import { decimal, roundTo } from '../../calc/values/decimal.ts';
import { type DocumentScope, splitPath } from '../readPath.ts';
import { type DocumentPlace, readAmount, readSource, showValue } from '../showValue.ts';

/** What the XML says, as the record has it and not as the document shows it. */
export interface EtaxData {
  about: DocumentEtax;
  title: string;
  number: string;
  date: string;
  due: string;
  seller: EtaxParty;
  buyer: EtaxParty;
  lines: EtaxLine[];
  /** In baht; what the record does not say is 0. */
  totals: Record<'subtotal' | 'discount' | 'shipping' | 'basis' | 'vatRate' | 'vat' | 'total', number>;
  /** Of a debit or credit note. */
  original?: { number: string; date: string; value: number; corrected: number; reason: string };
}

export interface EtaxParty {
  name: string;
  taxId: string;
  branch: string;
  address: string;
  phone: string;
  email: string;
  postcode: string;
  buildingNumber: string;
  /** The subdistrict of its address in TIS 1099; nothing where the address names none. */
  place: string;
}

/** The code in TIS 1099 of the subdistrict that an address names. */
export type FindPlace = (address: string) => string | undefined;

export interface EtaxLine {
  code: string;
  name: string;
  quantity: number;
  unit: string;
  price: number;
  amount: number;
  hasVat: boolean;
}

/** What an e-tax invoice says of a record, or what it still misses. */
export function readEtax(
  declaration: DocumentDeclaration,
  scope: DocumentScope,
  { findPlace, ...place }: DocumentPlace & { findPlace: FindPlace },
): { data: EtaxData } | { missing: Text[] } {
  const { etax: about, lines: rules, title } = declaration;
  if (!about || !rules) throw new Error('the document is no e-tax invoice');
  const read = createReader(declaration, scope, { ...place, findPlace });
  const stored = scope.record?.[rules.field];
  const lines = Array.isArray(stored) ? stored.filter(isJsonObject) : [];
  const hasVat = (owner: JsonObject | undefined) =>
    !['exempted', 'zero_rated'].includes(String(owner?.[about.vatType ?? ''] ?? ''));
  const data: EtaxData = {
    about,
    title: title.th,
    number: read.text('number'),
    date: read.text('date').slice(0, 10),
    due: read.text('due').slice(0, 10),
    seller: read.party('seller'),
    buyer: read.party('party'),
    lines: lines.map((line) => ({
      ...readLine(declaration, { ...scope, line }, place),
      hasVat: hasVat(scope.record) && hasVat(line),
    })),
    totals: {
      subtotal: read.amount('subtotal'),
      discount: read.amount('discount'),
      shipping: read.amount('shipping'),
      basis: read.amount(about.basis ?? 'net'),
      vatRate: read.amount('vatRate'),
      vat: read.amount('vat'),
      total: read.amount('total'),
    },
    ...(about.original && { original: readOriginal(about.original, read) }),
  };
  const missing = listMissing(data);
  return missing.length > 0 ? { missing } : { data };
}

function readOriginal(names: NonNullable<DocumentEtax['original']>, read: ReturnType<typeof createReader>) {
  return {
    number: read.text(names.number),
    date: read.text(names.date).slice(0, 10),
    value: read.amount(names.value),
    corrected: read.amount(names.corrected),
    reason: read.text(names.reason),
  };
}

function createReader(
  { values }: DocumentDeclaration,
  scope: DocumentScope,
  { findPlace, ...place }: DocumentPlace & { findPlace: FindPlace },
) {
  const raw = (name: string) => readRaw(values[name]?.from, scope, place);
  const text = (name: string) => asText(raw(name));
  const party = (who: 'seller' | 'party'): EtaxParty => {
    const address = text(`${who}Address`).replace(/\s+/g, ' ').trim();
    return {
      name: text(`${who}Name`),
      taxId: text(`${who}Tax`).replace(/[\s-]/g, ''),
      branch: text(`${who}Branch`),
      address,
      phone: text(`${who}Phone`),
      email: text(`${who}Email`),
      postcode: /(?<!\d)\d{5}(?!.*(?<!\d)\d{5}(?!\d))(?!\d)/.exec(address)?.[0] ?? '',
      buildingNumber:
        (/เลขที่\s*(\d[\d/-]{0,15})/.exec(address) ?? /(?<![\d/])(\d[\d/-]{0,15})(?=\s)/.exec(address))?.[1] ?? '',
      place: findPlace(address) ?? '',
    };
  };
  return { text, party, amount: (name: string) => asAmount(raw(name)) };
}

function readLine({ lines }: DocumentDeclaration, scope: DocumentScope, place: DocumentPlace) {
  const raw = (name: string) => readRaw(lines?.columns.find((column) => column.name === name)?.from, scope, place);
  return {
    code: asText(raw('code')),
    name: asText(raw('name')),
    unit: asText(raw('unit')),
    quantity: asAmount(raw('quantity')),
    price: asAmount(raw('price')),
    amount: asAmount(raw('amount')),
  };
}

/** The first path that holds something; only joined texts are formatted, since amounts and dates go as they are stored. */
function readRaw(from: readonly string[] = [], scope: DocumentScope, place: DocumentPlace): Json {
  for (const path of from) {
    const source = splitPath(path);
    const isJoined = source.format === 'join';
    const value = isJoined ? showValue({ from: [path] }, scope, place).text : readSource(source, scope, place);
    if (value !== null && value !== '') return value;
  }
  return null;
}

function asText(value: Json): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function asAmount(value: Json): number {
  return readAmount(value) ?? 0;
}

function listMissing({ seller, buyer, number, date, lines, totals, original }: EtaxData): Text[] {
  const sum = roundTo(decimal(totals.basis).plus(decimal(totals.vat)));
  const checks: [boolean, Text][] = [
    [/^\d{13}$/.test(seller.taxId), { th: 'เลขประจำตัวผู้เสียภาษี 13 หลักของผู้ขาย', en: "the seller's tax ID of 13 digits" }],
    [seller.name !== '', { th: 'ชื่อผู้ขาย', en: "the seller's name" }],
    [seller.buildingNumber !== '', { th: 'บ้านเลขที่ในที่อยู่ผู้ขาย', en: "a house number in the seller's address" }],
    [
      seller.place !== '',
      {
        th: 'ตำบล/แขวง อำเภอ/เขต และจังหวัดในที่อยู่ผู้ขาย',
        en: "subdistrict, district and province in the seller's address",
      },
    ],
    [seller.postcode !== '', { th: 'รหัสไปรษณีย์ในที่อยู่ผู้ขาย', en: "a postcode in the seller's address" }],
    [number !== '', { th: 'เลขที่เอกสาร', en: 'the number' }],
    [/^\d{4}-\d\d-\d\d$/.test(date), { th: 'วันที่เอกสาร', en: 'the date' }],
    [buyer.name !== '', { th: 'ชื่อผู้ซื้อ', en: "the buyer's name" }],
    [buyer.address !== '', { th: 'ที่อยู่ผู้ซื้อ', en: "the buyer's address" }],
    [buyer.postcode !== '', { th: 'รหัสไปรษณีย์ของผู้ซื้อ', en: "the buyer's postcode" }],
    [lines.length > 0 && lines.every(({ name }) => name !== ''), { th: 'รายการสินค้า', en: 'its lines' }],
    [sum.eq(decimal(totals.total)), { th: 'ยอดที่รวมกันได้ (มูลค่ากับภาษีต้องเท่ากับยอดรวม)', en: 'amounts that add up' }],
    [original?.number !== '', { th: 'เลขที่ใบกำกับภาษีเดิม', en: 'the number of the original tax invoice' }],
    [original?.date !== '', { th: 'วันที่ใบกำกับภาษีเดิม', en: 'the date of the original tax invoice' }],
    [original?.reason !== '', { th: 'เหตุผลที่ลดหรือเพิ่มหนี้', en: 'the reason of the adjustment' }],
  ];
  return checks.filter(([isThere]) => !isThere).map(([, what]) => what);
}
