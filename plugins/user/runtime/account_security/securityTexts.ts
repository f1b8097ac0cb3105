import { type Text, words } from 'sala/schemas';
import * as userWords from '../../shared/userWords.ts';

export const securityTexts = {
  password: words.password,
  changePassword: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change the password' },
  passwordChanged: {
    th: 'เปลี่ยนรหัสผ่านเรียบร้อยแล้ว อุปกรณ์อื่นถูกออกจากระบบทั้งหมด',
    en: 'Password changed successfully. Your other devices were signed out.',
  },
  second: { th: 'การยืนยันสองขั้นตอน', en: 'Second factor' },
  secondText: {
    th: 'นอกจากรหัสผ่าน ระบบจะถามรหัสจากแอปในโทรศัพท์ของคุณเมื่อเข้าสู่ระบบ',
    en: 'Beside the password, signing in asks for a code of an app on your phone.',
  },
  demanded: {
    th: 'เว็บไซต์นี้กำหนดให้เปิดการยืนยันสองขั้นตอนก่อนใช้งานต่อ ใช้เวลาประมาณหนึ่งนาที',
    en: 'This site asks you to turn on a second factor before you go on. It takes about a minute.',
  },
  on: { th: 'เปิดอยู่', en: 'On' },
  off: { th: 'ปิดอยู่', en: 'Off' },
  turnOn: { th: 'เปิดใช้', en: 'Turn on' },
  turnOff: { th: 'ปิดการใช้', en: 'Turn off' },
  next: { th: 'ต่อไป', en: 'Next' },
  scan: {
    th: 'เปิดแอปยืนยันตัวตน (เช่น Google Authenticator) สแกนภาพนี้ แล้วใส่รหัส 6 หลักที่แอปแสดง',
    en: 'Scan this picture with your authenticator app, then enter the 6 digits it shows.',
  },
  qrLabel: { th: 'ภาพ QR สำหรับแอปยืนยันตัวตน', en: 'QR code for the authenticator app' },
  byHand: { th: 'หรือพิมพ์รหัสนี้ในแอป', en: 'Or type this into the app:' },
  openApp: { th: 'เปิดแอปยืนยันตัวตนในเครื่องนี้', en: 'Open the authenticator app on this device' },
  code: userWords.verificationCode,
  codesOnce: {
    th: 'จดรหัสกู้คืนเหล่านี้ไว้ในที่ปลอดภัย จะแสดงครั้งนี้ครั้งเดียว แต่ละรหัสใช้แทนแอปได้ครั้งเดียว',
    en: 'Keep these recovery codes in a safe place. They are shown this once; each works once in place of the app.',
  },
  kept: { th: 'จดแล้ว', en: 'I have kept them' },
  copy: { th: 'คัดลอก', en: 'Copy' },
  renew: { th: 'สร้างรหัสกู้คืนใหม่', en: 'New recovery codes' },
  left: { th: 'เหลือรหัสกู้คืน {count} รหัส', en: '{count} recovery codes are left.' },
} satisfies Record<string, Text>;
