import { type Text, words } from 'sala/schemas';
import * as userWords from '../../shared/userWords.ts';

export const signInTexts = {
  username: { th: 'อีเมลหรือชื่อผู้ใช้', en: 'Email or user name' },
  password: words.password,
  remember: { th: 'จดจำฉันในเครื่องนี้', en: 'Remember me on this device' },
  submit: words.signIn,
  submitting: { th: 'กำลังเข้าสู่ระบบ', en: 'Signing in' },
  done: { th: 'เข้าสู่ระบบเรียบร้อยแล้ว', en: 'You are signed in' },
  forgot: userWords.passwordForgotten,
  register: userWords.signUp,
  noAccount: { th: 'ยังไม่มีบัญชี', en: 'No account yet?' },
  or: { th: 'หรือ', en: 'or' },
  signInWith: { th: 'เข้าสู่ระบบด้วย {title}', en: 'Sign in with {title}' },
  secondTitle: { th: 'ยืนยันอีกขั้นตอน', en: 'One more step' },
  code: userWords.verificationCode,
  codeHelp: {
    th: 'ใส่รหัส 6 หลักจากแอปยืนยันตัวตนในโทรศัพท์ของคุณ',
    en: 'Enter the 6 digits that your authenticator app shows.',
  },
  recoveryCode: { th: 'รหัสกู้คืน', en: 'Recovery code' },
  recoveryHelp: {
    th: 'ใส่รหัสกู้คืนที่คุณจดไว้ รหัสหนึ่งใช้ได้ครั้งเดียว',
    en: 'Enter one of the recovery codes you wrote down. Each works once.',
  },
  confirm: { th: 'ยืนยัน', en: 'Confirm' },
  useRecovery: { th: 'ใช้รหัสกู้คืนแทน', en: 'Use a recovery code' },
  useApp: { th: 'ใช้รหัสจากแอป', en: 'Use the app' },
  startAgain: { th: 'เริ่มใหม่', en: 'Start again' },
  missing: words.pleaseFillIn,
  already: { th: 'คุณเข้าสู่ระบบอยู่แล้วในชื่อ {name}', en: 'You are signed in as {name}.' },
  goHome: userWords.toHomePage,
  needsScript: {
    th: 'การเข้าสู่ระบบต้องเปิดใช้ JavaScript ในเบราว์เซอร์',
    en: 'Signing in needs JavaScript to be switched on in the browser.',
  },
} satisfies Record<string, Text>;
