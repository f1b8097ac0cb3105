import { defineServer } from 'sala/server';
import { checks } from '../shared/checks.ts';
import { writeInvoice, writePayable } from './writeInvoice.ts';

export const server = defineServer({
  checks,
  effects: { 'finance.draftInvoice': writeInvoice },
  operations: { 'finance.payableEntry': { on: ['purchase'], handle: writePayable } },
});
