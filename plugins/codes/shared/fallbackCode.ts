import { formatNumber } from 'sala/engine';

const prefixes: Record<string, string> = {
  supplier: 'SUP',
  product: 'PRD',
  document: 'DOC',
  customer: 'CUS',
  purchase: 'PUR',
  sales: 'SAL',
  inventory: 'INV',
};

/**
 * Placeholder for a code that could not be assigned: the module's prefix and the last six digits of the clock. It may repeat, so
 * it is only shown on a draft that has no number yet and never stored as one.
 */
export function fallbackCode(module: string, date: Date): string {
  return formatNumber(`${prefixes[module] ?? 'GEN'}{time:6}`, { time: date.getTime() });
}
