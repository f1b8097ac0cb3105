import { defineServer } from 'sala/server';
import { checks } from '../shared/checks.ts';
import { notifyRequester } from './notifyRequester.ts';

export const server = defineServer({ checks, effects: { 'purchase.tellRequester': notifyRequester } });
