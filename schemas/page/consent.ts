import type { Text } from '../text.ts';

/** The cookie banner. */
export interface Consent {
  /** The site's own text; by default Sala's. */
  text?: Text | string;
  /** The site's privacy policy. */
  privacy?: string;
}

/** Cookie that holds the answer: `all` or `necessary`. */
export const consentCookie = 'sala_consent';
