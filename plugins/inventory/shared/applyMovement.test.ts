import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMovement, createBalance, recalculateBalance } from './applyMovement.ts';
import { checks } from './checks.ts';

const at = '2026-11-21T05:00:00.000Z';
const empty = createBalance({ id: 'p1', product_code: 'PRD2611001', min_stock: 20 });
const receive = (quantity: number, unit_price: number, location = 'WH01') => ({
  movement_type: 'receive',
  quantity,
  unit_price,
  location,
});

describe('createBalance', () => {
  it('derives limits from the product', () => {
    expect(empty).toMatchObject({
      location_code: 'WH01',
      reorder_point: 5,
      reorder_quantity: 40,
      max_stock_level: 200,
    });
    expect(createBalance({ id: 'p', product_code: 'c', reorder_point: 12 })).toMatchObject({
      reorder_point: 12,
      reorder_quantity: 10,
    });
  });
});

describe('applyMovement', () => {
  it('adds what came in at its average cost', () => {
    const balance = applyMovement(
      applyMovement(empty, receive(10, 5), at),
      { ...receive(30, 9, 'WH02'), id: 'm2' },
      at,
    );
    expect(balance).toMatchObject({
      qty_on_hand: 40,
      qty_available: 40,
      weighted_avg_cost: 8,
      total_cost_value: 320,
      total_movements_in: 40,
      total_locations: 2,
      last_movement_id: 'm2',
    });
  });

  it('takes out at the cost there is', () => {
    const balance = applyMovement(
      applyMovement(empty, receive(10, 5), at),
      { movement_type: 'issue', quantity: 4, location: 'WH01' },
      at,
    );
    expect(balance).toMatchObject({
      qty_on_hand: 6,
      weighted_avg_cost: 5,
      total_cost_value: 30,
      total_movements_out: 4,
    });
  });

  it('moves between places without changing the whole', () => {
    const transfer = { movement_type: 'transfer', quantity: 4, from_location: 'WH01', to_location: 'WH02' };
    const balance = applyMovement(applyMovement(empty, receive(10, 5), at), transfer, at);
    expect(balance.qty_on_hand).toBe(10);
    expect(balance.location_summary).toMatchObject([
      { location_code: 'WH01', qty_on_hand: 6 },
      { location_code: 'WH02', qty_on_hand: 4 },
    ]);
    expect(balance).toMatchObject({ total_movements_in: 10, total_movements_out: 0 });
  });

  it('sets the counted amount', () => {
    const balance = applyMovement(
      applyMovement(empty, receive(10, 5), at),
      { movement_type: 'cycle_count', quantity: 7, location: 'WH01' },
      at,
    );
    expect(balance).toMatchObject({ qty_on_hand: 7, total_movements_out: 3 });
  });

  it('adds fractions without binary error', () => {
    const balance = [1, 2, 3].reduce((before) => applyMovement(before, receive(0.1, 1), at), empty);
    expect(balance.qty_on_hand).toBe(0.3);
  });

  it('leaves a balance that its check finds sound, and the same when worked out anew', () => {
    const movement = fc.record({
      movement_type: fc.constantFrom('receive', 'issue', 'transfer', 'adjustment', 'return', 'scrap', 'cycle_count'),
      quantity: fc.integer({ min: 0, max: 1000 }),
      unit_price: fc.integer({ min: 0, max: 1000 }),
      location: fc.constantFrom('WH01', 'WH02'),
      from_location: fc.constant('WH01'),
      to_location: fc.constant('WH02'),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 20 }), (movements) => {
        const balance = movements.reduce<typeof empty>((before, each) => applyMovement(before, each, at), {
          ...empty,
          is_negative_allowed: true,
        });
        const found = checks.inventoryBalance?.(balance);
        expect(found?.errors).toEqual([]);
        expect(found?.warnings.map(({ code }) => code)).not.toContain('locations_mismatch');
        const anew = recalculateBalance(balance, movements, at);
        expect(anew.qty_on_hand).toBe(balance.qty_on_hand);
        expect(anew.location_summary).toEqual(balance.location_summary);
      }),
    );
  });
});
