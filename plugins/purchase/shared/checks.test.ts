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
