import type { Text } from '../text.ts';

/** The question about cookies. */
export interface Consent {
  /** In the site's own words; the house's without it. */
  text?: Text | string;
  /** Where the site explains what it does with people's data. */
  privacy?: string;
}

/** Cookie in which the answer is kept: `all` or `necessary`. */
export const consentCookie = 'sala_consent';
