import { defineServer } from 'sala/server';
import { cartSteps } from './cartSteps.ts';
import { publicProducts } from './publicProducts.ts';

export const server = defineServer({ publicRecords: { product: publicProducts }, flowSteps: cartSteps });
