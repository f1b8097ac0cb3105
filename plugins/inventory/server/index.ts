import { defineServer } from 'sala/server';
import { recalculate } from './recalculate.ts';
import { stock } from './stockStep.ts';
import { writeReceipt } from './writeReceipt.ts';

export const server = defineServer({
  effects: { 'stock.recalculate': recalculate },
  operations: { 'inventory.receipt': { on: ['purchase'], handle: writeReceipt } },
  flowSteps: { stock },
});
