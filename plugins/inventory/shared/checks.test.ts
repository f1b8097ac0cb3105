import { describe, expect, it } from 'vitest';
import { checks } from './checks.ts';

const find = (name: string, record: object) => {
  const found = checks[name]?.({ ...record });
  return { errors: found?.errors.map(({ code }) => code), warnings: found?.warnings.map(({ code }) => code) };
};

describe('the check of a balance', () => {
  const sound = { qty_on_hand: 10, qty_reserved: 3, qty_available: 7 };

  it('finds nothing wrong with one that adds up, within a hundredth', () => {
    expect(find('inventoryBalance', sound)).toEqual({ errors: [], warnings: [] });
    expect(find('inventoryBalance', { ...sound, qty_available: 7.01 }).errors).toEqual([]);
    expect(find('inventoryBalance', { qty_on_hand: 0.3, qty_reserved: 0.1, qty_available: 0.2 }).errors).toEqual([]);
  });

  it('refuses what does not add up and what is below nothing', () => {
    expect(find('inventoryBalance', { ...sound, qty_available: 7.02 }).errors).toEqual(['available_mismatch']);
    expect(find('inventoryBalance', { qty_on_hand: -1, qty_reserved: 0, qty_available: -1 })).toEqual({
      errors: ['negative_on_hand'],
      warnings: ['negative_available'],
    });
    expect(find('inventoryBalance', { qty_on_hand: -1, qty_available: -1, is_negative_allowed: true }).errors).toEqual(
      [],
    );
    expect(find('inventoryBalance', { qty_on_hand: 1, qty_reserved: -1, qty_available: 2 }).errors).toEqual([
      'negative_reserved',
    ]);
  });

  it('tells what looks wrong', () => {
    const places = [
      { location_code: 'WH01', qty_on_hand: 4 },
      { location_code: 'WH02', qty_on_hand: 5 },
    ];
    expect(find('inventoryBalance', { ...sound, location_summary: places }).warnings).toEqual(['locations_mismatch']);
    expect(find('inventoryBalance', { ...sound, weighted_avg_cost: 2, total_cost_value: 21 }).warnings).toEqual([
      'value_mismatch',
    ]);
    expect(find('inventoryBalance', { ...sound, min_stock_level: 9, max_stock_level: 8 }).warnings).toEqual([
      'minimum_above_maximum',
    ]);
    expect(find('inventoryBalance', { ...sound, min_stock_level: 9, max_stock_level: 0 }).warnings).toEqual([]);
  });
});

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
  it('refuse negative stock of a product that does not allow it', () => {
    expect(find('product', { current_stock: -1 }).errors).toEqual(['negative_stock']);
    expect(find('product', { current_stock: -1, negative_stock_allowed: true }).errors).toEqual([]);
    expect(find('product', { min_stock: 5, max_stock: 4 }).warnings).toEqual(['minimum_above_maximum']);
  });

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
