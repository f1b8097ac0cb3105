import { defineServer } from 'sala/server';
import { checks } from '../shared/checks.ts';
import { recalculate } from './recalculate.ts';
import { writeReceipt } from './writeReceipt.ts';

export const server = defineServer({
  checks,
  effects: { 'stock.recalculate': recalculate },
  operations: { 'inventory.receipt': { on: ['purchase'], handle: writeReceipt } },
});
