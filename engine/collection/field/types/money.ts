import { isJsonObject, type Json } from '../../../../schemas/json.ts';
import { countPlaces, isExact, readDecimal, showDecimal } from './decimalText.ts';
import type { FieldSettings, FieldTypeDefinition } from './fieldType.ts';
import { rangeCondition } from './rangeCondition.ts';

/** Places after the point of currencies that have not two (ISO 4217). */
const places: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'XAF', 'XOF', 'XPF'].map((code) => [code, 0])),
  ...Object.fromEntries(['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD', 'LYD'].map((code) => [code, 3])),
};

/**
 * An amount with its currency. The amount is a number of JSON with no more digits than JSON keeps, so it is the decimal that was
 * written, and formulas and roll-ups compute with it as with any other.
 */
export const money: FieldTypeDefinition = {
  title: { th: 'จำนวนเงิน', en: 'Money' },
  written: {
    th: 'เขียนจำนวนเงินเป็นตัวเลข เช่น 1,234.50 หรือ 1,234.50 บาท',
    en: 'must be an amount such as 1,234.50 or 1,234.50 THB',
  },
  settings: {
    currencies: (value) =>
      Array.isArray(value) && value.length > 0 && value.every((code) => /^[A-Z]{3}$/.test(String(code))),
  },
  schema: (settings) => ({
    type: 'object',
    required: ['amount', 'currency'],
    additionalProperties: false,
    properties: {
      amount: { type: 'number', 'x-title': { th: 'จำนวนเงิน', en: 'Amount' } },
      currency: { type: 'string', enum: currenciesOf(settings), 'x-title': { th: 'สกุลเงิน', en: 'Currency' } },
    },
  }),
  shape: (value, settings) => {
    if (typeof value === 'string') return readMoney(value, settings) ?? value;
    if (typeof value === 'number') return { amount: value, currency: firstCurrency(settings) };
    if (!isJsonObject(value)) return value;
    const { amount, currency = firstCurrency(settings) } = value;
    const read = typeof amount === 'string' ? readDecimal(amount) : undefined;
    return { ...value, ...(read !== undefined && { amount: read }), currency: upper(currency) };
  },
  check: (value) => {
    if (!isJsonObject(value) || typeof value.amount !== 'number') return undefined;
    const most = placesOf(value.currency);
    if (countPlaces(value.amount) > most)
      return {
        th: `${value.currency} มีทศนิยมได้ไม่เกิน ${most} ตำแหน่ง`,
        en: `may have at most ${most} decimals in ${value.currency}`,
      };
    return isExact(value.amount) ? undefined : { th: 'จำนวนเงินมีได้ไม่เกิน 15 หลัก', en: 'may have at most 15 digits' };
  },
  show: (value, language) => {
    if (!isJsonObject(value) || typeof value.amount !== 'number') return '';
    const unit = value.currency === 'THB' && language === 'th' ? 'บาท' : String(value.currency ?? '');
    return `${showDecimal(value.amount, { least: placesOf(value.currency) })} ${unit}`.trim();
  },
  read: readMoney,
  filter: {
    kind: 'range',
    // Amounts compare in one currency only: that of the first end that names one.
    where: (field, asked, settings) => {
      const ends = [asked.from, asked.to].map((end) => readMoney(end, settings));
      const range = rangeCondition(asked, (text) => readMoney(text, settings)?.amount);
      const currency = ends.find((end) => end !== undefined)?.currency;
      return range && { [`${field}.amount`]: range, [`${field}.currency`]: currency ?? null };
    },
  },
  compared: (settings) => (currenciesOf(settings).length > 1 ? ['amount', 'currency'] : ['amount']),
  sort: (field) => `${field}.amount`,
  atEnd: true,
};

/** The currencies of a field, the usual one first. */
function currenciesOf({ currencies }: FieldSettings): string[] {
  return Array.isArray(currencies) ? currencies.map(String) : ['THB'];
}

function firstCurrency(settings: FieldSettings): string {
  return currenciesOf(settings)[0] ?? 'THB';
}

function placesOf(currency: Json | undefined): number {
  return places[String(currency)] ?? 2;
}

function upper(currency: Json): Json {
  return typeof currency === 'string' ? currency.trim().toUpperCase() : currency;
}

/** `1,234.50`, `1234.5 THB`, `฿1,234.50`, `1,234.50 บาท`. */
function readMoney(text: string, settings: FieldSettings): { amount: number; currency: string } | undefined {
  const [, before = '', number = '', after = ''] =
    /^\s*([A-Za-z]{3}|฿)?\s*([-−.,\d๐-๙\s]+?)\s*([A-Za-z]{3}|฿|บาท)?\s*$/.exec(text) ?? [];
  const amount = readDecimal(number);
  if (amount === undefined) return undefined;
  const named = before || after;
  const currency = named === '' ? firstCurrency(settings) : /[A-Za-z]/.test(named) ? named.toUpperCase() : 'THB';
  return { amount, currency };
}
