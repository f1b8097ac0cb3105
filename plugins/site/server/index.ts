import { defineServer } from 'sala/server';
import { search } from './search.ts';

export const server = defineServer({ sources: { search } });
