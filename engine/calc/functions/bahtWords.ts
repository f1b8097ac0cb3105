import type { Decimal } from '../values/decimal.ts';

const digits = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
const places = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน', 'ล้าน'];

/** The whole baht of an amount in Thai words; ten million and more are not spelled out. */
export function bahtWords(amount: Decimal): string {
  const baht = amount.abs().trunc();
  if (baht.greaterThanOrEqualTo(10_000_000)) return 'มากกว่าสิบล้านบาท';
  const words = spell(baht.toFixed(0));
  return `${amount.isNegative() && !baht.isZero() ? 'ลบ' : ''}${words}บาทถ้วน`;
}

function spell(number: string): string {
  if (number === '0') return 'ศูนย์';
  return Array.from(number, (digit, at) => spellDigit(Number(digit), number.length - at - 1, number.length)).join('');
}

/** 21 is two-ten and one of its own word; ten and twenty have words of their own. */
function spellDigit(digit: number, place: number, length: number): string {
  if (digit === 0) return '';
  if (place === 0 && digit === 1 && length > 1) return 'เอ็ด';
  if (place === 1 && digit === 1) return 'สิบ';
  if (place === 1 && digit === 2) return 'ยี่สิบ';
  return `${digits[digit]}${places[place]}`;
}
