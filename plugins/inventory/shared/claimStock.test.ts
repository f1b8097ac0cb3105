import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimStock, consumeStock, releaseStock, type StockClaim, type StockRecord } from './claimStock.ts';
import { readStockLines } from './stockLines.ts';

const stockOf = (quantities: number[], state = 'available'): StockRecord[] =>
  quantities.map((quantity, index) => ({
    id: `s${index}`,
    state,
    product_id: 'p1',
    product_name: 'โต๊ะ',
    quantity,
    unit_price: 10,
  }));
const linesOf = (...quantities: number[]) =>
  readStockLines(
    quantities.map((quantity) => ({ product_id: 'p1', product_name: 'โต๊ะ', quantity })),
    ['quantity'],
  );
const reserve = (stock: StockRecord[], ...quantities: number[]) =>
  claimStock({ lines: linesOf(...quantities), stock, state: 'reserved', holder: 'so1' });

describe('claimStock', () => {
  it('takes the oldest stock first and splits the record that holds more than is needed', () => {
    expect(reserve(stockOf([3, 10]), 5)).toEqual({
      moves: [
        { id: 's0', event: 'RESERVE', changes: { reserved_for: 'so1' } },
        { id: 's1', changes: { quantity: 8, total_value: 80 } },
      ],
      splits: [
        {
          state: 'reserved',
          data: {
            product_id: 'p1',
            product_name: 'โต๊ะ',
            quantity: 2,
            unit_price: 10,
            total_value: 20,
            reserved_for: 'so1',
          },
        },
      ],
      short: [],
    });
  });

  it('says what is missing', () => {
    expect(reserve(stockOf([2]), 5).short).toEqual([{ product_id: 'p1', product_name: 'โต๊ะ', missing: 3 }]);
  });

  it('leaves stock alone that is not available', () => {
    const quarantined = stockOf([9]).map((record) => ({ ...record, stock_status: 'quarantine' }));
    expect(reserve(quarantined, 1).moves).toEqual([]);
    expect(reserve(stockOf([9], 'inactive'), 1).moves).toEqual([]);
  });

  it('allocates what the same record has reserved before anything else', () => {
    const stock = [...stockOf([5]), { ...stockOf([4], 'reserved')[0]!, id: 'r1', reserved_for: 'so1' }];
    const claim = claimStock({ lines: linesOf(4), stock, state: 'allocated', holder: 'so1' });
    expect(claim.moves).toEqual([{ id: 'r1', event: 'ALLOCATE', changes: { reserved_for: 'so1' } }]);
  });

  it('sets nothing aside twice, loses nothing and makes nothing, whatever the stock and the lines', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 6 });
    fc.assert(
      fc.property(amounts, amounts, (held, needed) => {
        const before = stockOf(held);
        const claim = reserve(before, ...needed);
        const after = applyClaim(before, claim);
        const total = (records: StockRecord[]) => records.reduce((sum, { quantity }) => sum + Number(quantity), 0);
        expect(total(after)).toBe(total(before));
        const missing = claim.short.reduce((sum, line) => sum + line.missing, 0);
        const wanted = needed.reduce((sum, quantity) => sum + quantity, 0);
        expect(total(after.filter(({ state }) => state === 'reserved'))).toBe(wanted - missing);
        expect(after.every(({ quantity }) => Number(quantity) > 0)).toBe(true);
        const again = reserve(after, ...needed);
        expect(again.moves).toEqual([]);
        expect(again.splits).toEqual([]);
        expect(again.short.reduce((sum, line) => sum + line.missing, 0)).toBe(missing);
      }),
    );
  });
});

describe('what is set aside', () => {
  const stock = [
    { ...stockOf([4], 'reserved')[0]!, reserved_for: 'so1' },
    { ...stockOf([5], 'reserved')[0]!, id: 'other', reserved_for: 'so2' },
  ];

  it('is released or used up for its holder only', () => {
    expect(releaseStock(stock, 'so1')).toEqual([{ id: 's0', event: 'RELEASE', changes: { reserved_for: null } }]);
    expect(consumeStock(stock, 'so1')).toEqual([{ id: 's0', event: 'CONSUME', changes: {} }]);
    expect(consumeStock(stock, 'so3')).toEqual([]);
  });
});

function applyClaim(stock: StockRecord[], { moves, splits }: StockClaim): StockRecord[] {
  const states: Record<string, string> = { RESERVE: 'reserved', ALLOCATE: 'allocated' };
  const moved = stock.map((record) => {
    const move = moves.find(({ id }) => id === record.id);
    return move ? { ...record, ...move.changes, state: states[move.event ?? ''] ?? record.state } : record;
  });
  return [...moved, ...splits.map(({ state, data }, index): StockRecord => ({ ...data, id: `split${index}`, state }))];
}
