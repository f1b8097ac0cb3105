import { isJsonObject, type Json } from 'sala/schemas';
import type { Rights } from '../../shared/rights.ts';

const none: Rights = { create: false, update: false, states: [], fields: {}, required: [] };

/** What the source `calendar.rights` answered; nothing may be done where it answered nothing. */
export function readRights(answer: Json | undefined): Rights {
  return isJsonObject(answer) ? { ...none, ...(answer as unknown as Partial<Rights>) } : none; // our own source
}
