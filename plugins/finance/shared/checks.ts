import { Decimal } from 'decimal.js';
import type { JsonObject, RecordCheck } from 'sala/schemas';

export const checks: Record<string, RecordCheck> = {
  finance: ({ journal_entries: lines }) => {
    if (!Array.isArray(lines) || sum(lines, 'debit').eq(sum(lines, 'credit'))) return { errors: [], warnings: [] };
    const message = { th: 'ยอดเดบิตและเครดิตไม่เท่ากัน', en: 'Debits and credits do not balance' };
    return { errors: [{ path: 'journal_entries', code: 'journal_unbalanced', message }], warnings: [] };
  },
};

function sum(lines: unknown[], side: 'debit' | 'credit'): Decimal {
  return lines.reduce<Decimal>((total, line) => {
    const amount = (line as JsonObject | null)?.[side]; // the schema makes each an object
    return typeof amount === 'number' ? total.plus(amount) : total;
  }, new Decimal(0));
}
