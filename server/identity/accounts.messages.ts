import type { Text } from '../../schemas/index.ts';

/** Messages of successful calls. */
export const messages = {
  signedIn: { th: 'เข้าสู่ระบบเรียบร้อยแล้ว', en: 'You are signed in' },
  signedOut: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'You are signed out' },
  forgot: {
    th: 'หากมีบัญชีที่ใช้อีเมลนี้ ระบบได้ส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปให้แล้ว กรุณาตรวจสอบกล่องจดหมาย',
    en: 'If there is an account with this address, a link to set a new password is on its way. Please check your mail.',
  },
  passwordChanged: { th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว', en: 'Password changed successfully' },
  emailConfirmed: { th: 'ยืนยันอีเมลเรียบร้อยแล้ว', en: 'Your email address is confirmed' },
  confirmationSent: {
    th: 'ส่งลิงก์ยืนยันไปยังอีเมลแล้ว กรุณาตรวจสอบกล่องจดหมาย',
    en: 'A confirmation link was sent. Please check your mail.',
  },
  invited: { th: 'ส่งคำเชิญเรียบร้อยแล้ว', en: 'The invitation was sent' },
  erased: { th: 'ลบบัญชีของคุณแล้ว', en: 'Your account is erased' },
  leftSite: {
    th: 'นำคุณออกจากเว็บไซต์นี้แล้ว บัญชียังอยู่เพราะใช้กับเว็บไซต์อื่น',
    en: 'You are taken off this site. The account stays, as it is used on another.',
  },
  accepted: { th: 'ตอบรับคำเชิญเรียบร้อยแล้ว', en: 'You accepted the invitation' },
} satisfies Record<string, Text>;
