import { defineServer } from 'sala/server';
import { writePayable } from './writePayable.ts';

export const server = defineServer({
  operations: { 'finance.payableEntry': { on: ['purchase'], handle: writePayable } },
});
