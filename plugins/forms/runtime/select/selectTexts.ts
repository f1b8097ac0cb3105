import type { Text } from 'sala/schemas';
import * as formsWords from '../../shared/formsWords.ts';

export const selectTexts = {
  choose: formsWords.pleaseChoose,
  nothingFound: { th: 'ไม่มีผลการค้นหา', en: 'Nothing found' },
  remove: { th: 'นำ {label} ออก', en: 'Remove {label}' },
} satisfies Record<string, Text>;
