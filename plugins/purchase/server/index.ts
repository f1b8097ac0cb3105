import { defineServer } from 'sala/server';
import { checks } from '../shared/checks.ts';
import { tellRequester } from './tellRequester.ts';

export const server = defineServer({ checks, effects: { 'purchase.tellRequester': tellRequester } });
