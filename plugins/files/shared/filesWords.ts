import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const files: Text = { th: 'คลังไฟล์', en: 'Files' };
