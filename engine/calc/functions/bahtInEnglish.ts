import type { Decimal } from '../values/decimal.ts';
import { roundTo } from '../values/decimal.ts';

const small = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const groups = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion'];

/** An amount in English words with its satang, as cheques and invoices say it. */
export function spellBahtInEnglish(amount: Decimal): string {
  const [baht = '0', satang = '00'] = roundTo(amount.abs()).toFixed(2).split('.');
  const isNothing = baht === '0' && satang === '00';
  const parts = [
    ...(baht !== '0' || isNothing ? [`${spellNumber(baht)} baht`] : []),
    ...(satang === '00' ? [] : [`${spellNumber(satang)} satang`]),
  ];
  const words = `${amount.isNegative() && !isNothing ? 'minus ' : ''}${parts.join(' and ')} only`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function spellNumber(number: string): string {
  if (/^0+$/.test(number)) return 'zero';
  const padded = number.padStart(Math.ceil(number.length / 3) * 3, '0');
  const said = padded.match(/\d{3}/g) ?? [];
  return said
    .map((group, at) => [spellHundreds(Number(group)), groups[said.length - at - 1]] as const)
    .filter(([words]) => words !== '')
    .map((words) => words.filter(Boolean).join(' '))
    .join(' ');
}

function spellHundreds(number: number): string {
  const hundreds = Math.floor(number / 100);
  return [hundreds > 0 ? `${small[hundreds]} hundred` : '', spellTens(number % 100)].filter(Boolean).join(' ');
}

function spellTens(number: number): string {
  if (number < small.length) return small[number] ?? '';
  return [tens[Math.floor(number / 10)], small[number % 10]].filter(Boolean).join('-');
}
