import type { Text } from 'sala/schemas';

/** Texts used in several places of this plugin. */
export const openingHours: Text = { th: 'เวลาทำการ', en: 'Opening hours' };
export const colour: Text = { th: 'สี', en: 'Colour' };
