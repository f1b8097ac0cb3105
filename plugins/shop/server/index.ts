import { defineServer } from 'sala/server';
import { publicProducts } from './publicProducts.ts';

export const server = defineServer({ publicRecords: { product: publicProducts } });
