import { defineServer } from 'sala/server';
import { checks } from '../shared/checks.ts';
import { shippedPatterns } from '../shared/patterns.ts';

export const server = defineServer({
  checks,
  numberPatterns: Object.fromEntries(shippedPatterns.map((shipped) => [shipped.key, shipped])),
});
