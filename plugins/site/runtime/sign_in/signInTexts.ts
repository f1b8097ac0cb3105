import type { Text } from 'sala/schemas';

export const signInTexts = {
  username: { th: 'อีเมลหรือชื่อผู้ใช้', en: 'Email or user name' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  code: { th: 'รหัสยืนยัน', en: 'Verification code' },
  remember: { th: 'จดจำฉันในเครื่องนี้', en: 'Remember me on this device' },
  submit: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  submitting: { th: 'กำลังเข้าสู่ระบบ', en: 'Signing in' },
  forgot: { th: 'ลืมรหัสผ่าน', en: 'Forgot the password?' },
  register: { th: 'สมัครสมาชิก', en: 'Sign up' },
  noAccount: { th: 'ยังไม่มีบัญชี', en: 'No account yet?' },
  missing: { th: 'ไม่ได้กรอกข้อมูล.', en: 'This is not filled in.' },
  already: { th: 'คุณเข้าสู่ระบบอยู่แล้วในชื่อ {name}', en: 'You are signed in as {name}.' },
  goHome: { th: 'ไปหน้าแรก', en: 'Go to the home page' },
  needsScript: {
    th: 'การเข้าสู่ระบบต้องเปิดใช้ JavaScript ในเบราว์เซอร์',
    en: 'Signing in needs JavaScript to be switched on in the browser.',
  },
} satisfies Record<string, Text>;
