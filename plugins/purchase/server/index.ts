import { defineServer } from 'sala/server';
import { checks } from '../shared/checks.ts';

export const server = defineServer({ checks });
