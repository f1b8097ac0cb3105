import type { Text } from '../text.ts';

/** What a plugin asks of whoever registers, beside what every account has; stored with the account as `info`. */
export interface RegistrationQuestion {
  name: string;
  /** A box to tick, or a text. */
  type: 'flag' | 'text';
  /** Longest text. */
  max?: number;
  /** The box that makes this text necessary. */
  requiredWith?: string;
  /** Said where the text is missing or too long. */
  message?: Text;
}
