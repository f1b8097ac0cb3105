import type { Decimal } from '../values/decimal.ts';
import { roundTo } from '../values/decimal.ts';

const digits = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน', 'ล้าน'];

/** The whole baht of an amount in Thai words; ten million and more are not spelled out. */
export function bahtWords(amount: Decimal): string {
  const baht = amount.abs().trunc();
  if (baht.greaterThanOrEqualTo(10_000_000)) return 'มากกว่าสิบล้านบาท';
  const words = spell(baht.toFixed(0));
  return `${amount.isNegative() && !baht.isZero() ? 'ลบ' : ''}${words}บาทถ้วน`;
}

/** An amount in Thai words with its satang, however large. */
export function spellBaht(amount: Decimal): string {
  const [baht = '0', satang = '00'] = roundTo(amount.abs()).toFixed(2).split('.');
  const sign = amount.isNegative() && (baht !== '0' || satang !== '00') ? 'ลบ' : '';
  const part = satang === '00' ? 'ถ้วน' : `${spell(String(Number(satang)))}สตางค์`;
  return `${sign}${baht === '0' && satang !== '00' ? '' : `${spellMillions(baht)}บาท`}${part}`;
}

/** Above a million the words begin again: millions of millions. */
function spellMillions(number: string): string {
  if (number.length <= places.length - 1) return spell(number);
  const millions = spellMillions(number.slice(0, -6));
  const rest = number.slice(-6).replace(/^0+/, '');
  // A last one after millions is เอ็ด, as after tens.
  return `${millions}ล้าน${rest === '' ? '' : rest === '1' ? 'เอ็ด' : spell(rest)}`;
}

function spell(number: string): string {
  if (number === '0') return 'ศูนย์';
  return Array.from(number, (digit, at) => spellDigit(Number(digit), number.length - at - 1, number.length)).join('');
}

/** A last one after tens is เอ็ด: 21 is ยี่สิบเอ็ด. Ten is สิบ, twenty ยี่สิบ. */
function spellDigit(digit: number, place: number, length: number): string {
  if (digit === 0) return '';
  if (place === 0 && digit === 1 && length > 1) return 'เอ็ด';
  if (place === 1 && digit === 1) return 'สิบ';
  if (place === 1 && digit === 2) return 'ยี่สิบ';
  return `${digits[digit]}${places[place]}`;
}
