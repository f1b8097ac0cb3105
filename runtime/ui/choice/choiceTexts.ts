import type { Text } from '../../../schemas/text.ts';

export const choiceTexts = {
  nothing: { th: 'ไม่พบรายการ', en: 'Nothing found' },
  searching: { th: 'กำลังค้นหา…', en: 'Searching…' },
  failed: { th: 'ค้นหาไม่สำเร็จ ลองพิมพ์อีกครั้ง', en: 'The search failed. Type again to retry.' },
  missing: { th: 'กรุณาเลือกจากรายการ', en: 'Please choose from the list.' },
  more: { th: 'และอีก {number} รายการ พิมพ์เพื่อค้นหา', en: 'And {number} more; type to find them.' },
} satisfies Record<string, Text>;
