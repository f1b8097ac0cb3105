import { decimal, roundTo } from '../../calc/values/decimal.ts';
import type { EtaxData } from './readEtax.ts';

export interface EtaxTax {
  code: 'VAT' | 'FRE';
  rate: number;
  basis: number;
  amount: number;
}

/** VAT, or free of it. */
export function taxCodeOf(rate: number): EtaxTax['code'] {
  return rate > 0 ? 'VAT' : 'FRE';
}

/** The amount before VAT, as far as VAT is due on it and as far as it is not: by the lines of each kind. */
export function splitTaxes({ lines, totals }: Pick<EtaxData, 'lines' | 'totals'>): EtaxTax[] {
  const { basis, vat, vatRate, subtotal } = totals;
  const sum = lines.reduce((all, { amount, hasVat }) => (hasVat ? all.plus(decimal(amount)) : all), decimal(0));
  const isWhole = subtotal === 0 || lines.every(({ hasVat }) => hasVat);
  const due = isWhole ? decimal(basis) : roundTo(decimal(basis).times(sum).div(decimal(subtotal)));
  if (vat === 0 || vatRate === 0) return [{ code: 'FRE', rate: 0, basis, amount: 0 }];
  const free = decimal(basis).minus(due);
  return [
    { code: 'VAT', rate: vatRate, basis: due.toNumber(), amount: vat },
    ...(free.gt(decimal(0)) ? [{ code: 'FRE' as const, rate: 0, basis: free.toNumber(), amount: 0 }] : []),
  ];
}
