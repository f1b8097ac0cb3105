import type { Site, Text } from '../../../schemas/index.ts';

/** A site's settings about cookies. */
export interface CookieSettings {
  /** False: no banner. */
  ask?: boolean;
  text?: Text | string;
  privacy?: string;
}

export function readCookieSettings({ settings }: Site): CookieSettings {
  return (settings.cookies ?? {}) as CookieSettings; // checked by the schema of the site's settings
}
