import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';

const warnings = (name: string, record: object) =>
  checks[name]?.({ ...record }).warnings.map(({ path, code }) => `${path} ${code}`);

describe('the check of a supplier', () => {
  it('tells a phone number with too few digits or other characters, and refuses none', () => {
    expect(warnings('supplier', { phone: '02-123-4567' })).toEqual([]);
    expect(warnings('supplier', { phone: '+66 (2) 123 4567' })).toEqual([]);
    expect(warnings('supplier', { phone: '1234' })).toEqual(['phone phone_unusual']);
    expect(warnings('supplier', { phone: '02-123-4567 ต่อ 8' })).toEqual(['phone phone_unusual']);
    expect(checks.supplier?.({ phone: 'x' }).errors).toEqual([]);
  });

  it('tells which papers of its type are missing', () => {
    expect(warnings('supplier', { type: 'domestic', documents: [{ kind: 'vat_registration' }] })).toEqual([
      'documents document_missing',
    ]);
    expect(warnings('supplier', { type: 'manufacturer' })).toHaveLength(2);
    expect(warnings('supplier', { type: 'individual' })).toEqual([]);
  });
});

describe('the check of totals', () => {
  it('tells sums that do not add up', () => {
    const items = [{ quantity: 3, unit_price: 0.1 }, { total: 9.7 }];
    expect(warnings('purchaseTotals', { items, subtotal: 10, tax_amount: 0.7, total_amount: 10.7 })).toEqual([]);
    expect(warnings('purchaseTotals', { items, subtotal: 11, total_amount: 10.7 })).toEqual([
      'subtotal subtotal_mismatch',
      'total_amount total_mismatch',
    ]);
    expect(warnings('purchaseTotals', {})).toEqual([]);
  });
});
