import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';

const find = (name: string, record: object) => {
  const found = checks[name]?.({ ...record });
  return { errors: found?.errors.map(({ code }) => code), warnings: found?.warnings.map(({ code }) => code) };
};

describe('the check of an inventory item', () => {
  it('asks where an initial quantity lies', () => {
    expect(checks.inventoryItem?.({ initial_quantity: 5 }).errors).toMatchObject([
      { path: 'location', message: { th: 'กรุณาเลือกตำแหน่งเก็บสำหรับจำนวนเริ่มต้น' } },
    ]);
    expect(find('inventoryItem', { initial_quantity: 5, location: 'WH01' }).errors).toEqual([]);
    expect(find('inventoryItem', { initial_quantity: 0 }).errors).toEqual([]);
  });
});

describe('the other checks', () => {
  it('refuse a range that is upside down and tell an overfull place', () => {
    expect(find('stockLocation', { humidity_min: 60, humidity_max: 40 }).errors).toEqual(['range']);
    expect(find('stockLocation', { current_usage: 6, capacity_numeric: 5 }).warnings).toEqual(['range']);
    expect(
      find('stockLocation', { current_usage: 6, capacity_numeric: 5, capacity_unit: 'unlimited' }).warnings,
    ).toEqual([]);
  });

  it('tell a transfer that goes nowhere and a value that is not quantity times price', () => {
    expect(
      find('inventoryTransaction', { movement_type: 'transfer', from_location: 'A', to_location: 'A' }).warnings,
    ).toEqual(['transfer_places']);
    expect(find('inventoryTransaction', { quantity: 3, unit_price: 0.1, total_value: 0.3 }).warnings).toEqual([]);
    expect(find('inventoryTransaction', { quantity: 3, unit_price: 2, total_value: 7 }).warnings).toEqual([
      'value_mismatch',
    ]);
  });
});
