import { checkCrc16 } from './checkCrc16.ts';

/** The kinds of ids that people are paid by: a phone, a tax or citizen id, an e-wallet. */
const kinds = [
  { form: /^0\d{9}$/, tag: '01', write: (id: string) => `0066${id.slice(1)}` },
  { form: /^\d{13}$/, tag: '02', write: (id: string) => id },
  { form: /^\d{15}$/, tag: '03', write: (id: string) => id },
];

/** The text of a PromptPay QR (EMVCo, merchant-presented); nothing for an id that banks do not know, or an amount they refuse. */
export function promptPay(id: string, amount?: number): string | undefined {
  const digits = id.replace(/[\s-]/g, '');
  const kind = kinds.find(({ form }) => form.test(digits));
  if (!kind || (amount !== undefined && !(amount > 0 && amount < 1e10))) return undefined;
  const account = field('00', 'A000000677010111') + field(kind.tag, kind.write(digits));
  const parts = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('29', account),
    field('58', 'TH'),
    field('53', '764'),
    amount === undefined ? '' : field('54', amount.toFixed(2)),
    '6304',
  ].join('');
  return parts + checkCrc16(parts);
}

function field(tag: string, value: string): string {
  return tag + String(value.length).padStart(2, '0') + value;
}
