import { defineServer } from 'sala/server';
import { makeOrder } from './makeOrder.ts';

export const server = defineServer({ formSteps: { order: makeOrder } });
