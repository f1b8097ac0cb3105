import type { Text } from 'sala/schemas';

export const selectTexts = {
  choose: { th: 'กรุณาเลือก', en: 'Please choose' },
  nothingFound: { th: 'ไม่มีผลการค้นหา', en: 'Nothing found' },
  remove: { th: 'นำ {label} ออก', en: 'Remove {label}' },
} satisfies Record<string, Text>;
