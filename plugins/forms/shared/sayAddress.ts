import { showField } from 'sala/engine';
import type { Json } from 'sala/schemas';
import { readAddress } from './addressValue.ts';

/** An address as it is written on an envelope, and for whom an invoice is made out. */
export function sayAddress(value: Json): string {
  const { owneR_NAME_TH, taX_ID } = readAddress(value);
  return [showField('address', value, 'th'), owneR_NAME_TH, taX_ID].filter(Boolean).join(' · ');
}
