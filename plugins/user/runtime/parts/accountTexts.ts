import { type Text, words } from 'sala/schemas';
import * as userWords from '../../shared/userWords.ts';

/** Texts shared by several account screens. */
export const accountTexts = {
  showOf: { th: 'แสดง{label}', en: 'Show: {label}' },
  noPaste: { th: 'ช่องนี้วางข้อความไม่ได้ กรุณาพิมพ์', en: 'Pasting is switched off here. Please type it.' },
  rules: { th: 'เงื่อนไขของรหัสผ่าน', en: 'What the password needs' },
  met: { th: 'ครบแล้ว', en: 'met' },
  unmet: { th: 'ยังไม่ครบ', en: 'not met yet' },
  firstname: words.firstName,
  lastname: words.lastName,
  citizen: { th: 'หมายเลขบัตรประชาชน', en: 'Citizen number' },
  email: words.email,
  phone: { th: 'เบอร์โทร', en: 'Phone number' },
  password: words.password,
  confirmPassword: { th: 'ยืนยันรหัสผ่าน', en: 'Confirm the password' },
  currentPassword: { th: 'รหัสผ่านปัจจุบัน', en: 'Present password' },
  newPassword: { th: 'รหัสผ่านใหม่', en: 'New password' },
  confirmNew: { th: 'ยืนยันรหัสผ่านใหม่', en: 'Confirm the new password' },
  differs: { th: 'ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน', en: 'The two passwords are not the same' },
  signIn: words.signIn,
  backToSignIn: { th: 'กลับไปหน้าเข้าสู่ระบบ', en: 'Back to signing in' },
  goHome: userWords.toHomePage,
  setPassword: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set the new password' },
  emailWrong: { th: 'กรุณากรอกอีเมล์ให้ถูกต้อง', en: 'Please enter a valid email address' },
  sendLink: { th: 'ส่งลิงก์', en: 'Send the link' },
  edit: words.edit,
  save: words.save,
  cancel: words.cancel,
  ok: userWords.ok,
  tryAgain: words.tryAgain,
  noThai: {
    th: 'ช่องนี้พิมพ์ภาษาไทยหรือเว้นวรรคไม่ได้',
    en: 'Thai letters and spaces cannot be typed here.',
  },
  missing: words.pleaseFillIn,
  needsScript: {
    th: 'หน้านี้ต้องเปิดใช้ JavaScript ในเบราว์เซอร์',
    en: 'This page needs JavaScript to be switched on in the browser.',
  },
} satisfies Record<string, Text>;
