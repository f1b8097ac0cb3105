import type { Text } from 'sala/schemas';

export const resetTexts = {
  mustReset: {
    th: 'เพื่อความปลอดภัย กรุณาตั้งรหัสผ่านใหม่ก่อนใช้งานต่อ',
    en: 'For your safety, please set a new password before going on.',
  },
  byLink: { th: 'เลือกรหัสผ่านใหม่สำหรับบัญชีของคุณ', en: 'Choose a new password for your account.' },
  noLink: {
    th: 'หน้านี้เปิดจากลิงก์ในอีเมล หากลิงก์หมดอายุ กรุณาขอลิงก์ใหม่',
    en: 'This page opens by the link in the mail. If it has expired, please ask for a new one.',
  },
  askLink: { th: 'ขอลิงก์ใหม่', en: 'Ask for a new link' },
  changed: { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว', en: 'Password changed successfully' },
  goOn: { th: 'ใช้งานต่อ', en: 'Go on' },
  signInNow: {
    th: 'ทุกอุปกรณ์ถูกออกจากระบบแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่',
    en: 'Every device was signed out. Please sign in with the new password.',
  },
} satisfies Record<string, Text>;
