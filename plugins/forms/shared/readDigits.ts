import { latinDigits } from 'sala/engine';

/** Only the digits of a text, in Latin script. */
export function readDigits(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '');
}
