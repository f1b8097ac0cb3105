import { isJsonObject, type Json } from 'sala/schemas';
import type { Rights } from '../../shared/rights.ts';

const none: Rights = { create: false, update: false, states: [], fields: {}, required: [] };

/** The answer of the source `calendar.rights`; no rights without an answer. */
export function readRights(answer: Json | undefined): Rights {
  return isJsonObject(answer) ? { ...none, ...(answer as unknown as Partial<Rights>) } : none; // our own source
}
