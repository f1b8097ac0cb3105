import { defineServer } from 'sala/server';
import { checks } from '../shared/checks.ts';
import { allocateMaterials, consumeGoods, releaseGoods, reserveGoods } from './holdStock.ts';
import { moveBalance, recalculate } from './moveBalance.ts';
import { produceGoods, receiveGoods, writeReceipt } from './receiveStock.ts';

export const server = defineServer({
  checks,
  effects: {
    'stock.receive': receiveGoods,
    'stock.produce': produceGoods,
    'stock.reserve': reserveGoods,
    'stock.release': releaseGoods,
    'stock.allocate': allocateMaterials,
    'stock.consume': consumeGoods,
    'stock.applyMovement': moveBalance,
    'stock.recalculate': recalculate,
  },
  operations: { 'inventory.receipt': { on: ['purchase'], handle: writeReceipt } },
});
