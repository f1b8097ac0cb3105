import type { Text } from 'sala/schemas';

export const activateTexts = {
  press: { th: 'กดปุ่มเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ', en: 'Press the button to confirm that this address is yours.' },
  noLink: {
    th: 'หน้านี้เปิดจากลิงก์ในอีเมล ส่งลิงก์ใหม่ได้จากหน้าโปรไฟล์',
    en: 'This page opens by the link in the mail. A new one can be sent from your profile.',
  },
  confirm: { th: 'ยืนยันอีเมล', en: 'Confirm' },
  toProfile: { th: 'ไปหน้าโปรไฟล์', en: 'Go to your profile' },
} satisfies Record<string, Text>;
