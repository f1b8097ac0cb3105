import type { Text } from '../text.ts';

/** What a form says where its settings have no words of its own, by the name of the setting. */
export const formDefaults = {
  submit: { th: 'ส่งข้อมูล', en: 'Submit' },
  clear: { th: 'ล้างข้อมูล', en: 'Clear' },
  submittingTitle: { th: 'กำลังส่งข้อมูล', en: 'Sending' },
  submittingText: { th: 'กรุณารอสักครู่', en: 'One moment, please.' },
  submittedTitle: { th: 'ส่งข้อมูลเรียบร้อยแล้ว', en: 'Sent' },
  submittedText: { th: 'เราได้รับข้อมูลของคุณแล้ว ขอบคุณ', en: 'We have received what you sent. Thank you.' },
} satisfies Record<string, Text>;
