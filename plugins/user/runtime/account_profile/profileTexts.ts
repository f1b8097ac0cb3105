import { type Text, words } from 'sala/schemas';

export const profileTexts = {
  details: { th: 'ข้อมูลส่วนตัว', en: 'Details' },
  saved: words.saved,
  proven: { th: 'ยืนยันแล้ว', en: 'Confirmed' },
  unproven: { th: 'ยังไม่ยืนยัน', en: 'Not confirmed' },
  newEmail: { th: 'อีเมลใหม่', en: 'New email address' },
  changeEmail: { th: 'เปลี่ยนอีเมล', en: 'Change it' },
  sendAgain: { th: 'ส่งลิงก์ยืนยันอีกครั้ง', en: 'Send the link again' },
  bypass: {
    th: 'คุณเข้ามาแทนเจ้าของบัญชี จึงดูและแก้ไขการตั้งค่าบัญชีไม่ได้',
    en: 'You came in for the owner of this account, so its settings are closed to you.',
  },
} satisfies Record<string, Text>;
