import { describe, expect, it } from 'vitest';
import { validateCreate } from '../../../tests/support/validateCreate.ts';
import { compileCollection } from '../compileCollection.ts';
import { checkTransaction, standardCurrencies } from './builtInChecks.ts';

const now = new Date('2026-01-02T00:00:00Z');
const found = (record: Parameters<typeof checkTransaction>[0]) => {
  const { errors, warnings } = checkTransaction(record, now);
  return [...errors.map(({ code }) => `error ${code}`), ...warnings.map(({ code }) => code)];
};

describe('checkTransaction', () => {
  it('refuses a currency that is not supported', () => {
    expect(found({ currency: 'XYZ' })).toEqual(['error currency_unsupported']);
    for (const currency of standardCurrencies) expect(found({ currency })).toEqual([]);
  });

  it('tells of a status and a priority that are not standard', () => {
    expect(found({ status: 'viewed', priority: 'extreme' })).toEqual(['status_unusual', 'priority_unusual']);
    expect(found({ status: 'draft', priority: 'critical' })).toEqual([]);
  });

  it.each([
    [0, ['exchange_rate_unusual']],
    [-1, ['exchange_rate_unusual']],
    [1000.01, ['exchange_rate_unusual']],
    [1000, []],
    [0.0001, []],
  ])('looks at an exchange rate of %d', (exchange_rate, expected) => {
    expect(found({ exchange_rate })).toEqual(expected);
  });

  it('tells of a date in the future', () => {
    expect(found({ transaction_date: '2026-01-02T00:00:00.001Z' })).toEqual(['date_in_future']);
    expect(found({ transaction_date: '2026-01-02T00:00:00.000Z' })).toEqual([]);
  });

  it('stands behind the name that any collection may give', () => {
    const collection = compileCollection({
      name: 'deal',
      title: { th: 'ดีล', en: 'Deal' },
      type: 'object',
      properties: { currency: { type: 'string' }, priority: { type: 'string' } },
      'x-check': 'transaction',
    });
    const result = validateCreate(collection, { currency: 'XYZ', priority: 'x' }, { actor: null, now });
    expect(result).toMatchObject({
      errors: [{ path: 'currency', text: { th: 'สกุลเงินไม่ถูกต้อง' } }],
      warnings: [{ path: 'priority', code: 'priority_unusual' }],
    });
  });
});
