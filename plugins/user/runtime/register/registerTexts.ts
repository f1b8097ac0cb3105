import { type Text, words } from 'sala/schemas';
import * as userWords from '../../shared/userWords.ts';

export const registerTexts = {
  title: userWords.signUp,
  haveAccount: { th: 'มีบัญชีอยู่แล้ว', en: 'Have an account already?' },
  signIn: words.signIn,
  submit: { th: 'ลงทะเบียน', en: 'Register' },
  submitting: { th: 'กำลังลงทะเบียน', en: 'Registering' },
  advice: { th: 'สิ่งที่ยังต้องแก้ไขก่อนลงทะเบียน', en: 'Still to be done before registering' },
  ftiMember: { th: 'เป็นสมาชิกสภาอุตสาหกรรมแห่งประเทศไทย (ส.อ.ท.)', en: 'Member of the Federation of Thai Industries' },
  fti_member_number: { th: 'หมายเลขสมาชิก ส.อ.ท.', en: 'F.T.I. member number' },
  agree: { th: 'ฉันยอมรับนโยบายความเป็นส่วนตัว', en: 'I accept the privacy policy' },
  readPolicy: { th: 'อ่านนโยบายความเป็นส่วนตัว', en: 'Read the privacy policy' },
  policyTitle: userWords.privacyPolicy,
  accept: { th: 'ยอมรับ', en: 'Accept' },
  closed: { th: 'เว็บไซต์นี้ไม่เปิดรับการลงทะเบียน', en: 'This site takes no registrations.' },
  done: { th: 'ลงทะเบียนเรียบร้อยแล้ว', en: 'You are registered' },
  start: { th: 'เริ่มใช้งาน', en: 'Get started' },
  doneText: { th: 'ยินดีต้อนรับ คุณเข้าสู่ระบบแล้ว', en: 'Welcome. You are signed in.' },
  doneSignIn: { th: 'เข้าสู่ระบบได้ด้วยอีเมลและรหัสผ่านที่ตั้งไว้', en: 'Sign in with your email and password.' },
  duplicate: { th: 'มีข้อมูลเหล่านี้อยู่ในระบบแล้ว', en: 'These are already in the system' },
  ok: userWords.ok,
  needsScript: {
    th: 'การลงทะเบียนต้องเปิดใช้ JavaScript ในเบราว์เซอร์',
    en: 'Registering needs JavaScript to be switched on in the browser.',
  },
} satisfies Record<string, Text>;

/** The default privacy policy. */
export const defaultPolicy: Text = {
  th: `<p>เว็บไซต์นี้เก็บชื่อ นามสกุล หมายเลขบัตรประชาชน อีเมล และเบอร์โทรของคุณ เพื่อสร้างบัญชี ยืนยันตัวตน ให้บริการที่คุณสมัคร และติดต่อคุณเกี่ยวกับบริการนั้น</p>
<p>ข้อมูลของคุณจะไม่ถูกขาย และจะเปิดเผยต่อผู้อื่นเมื่อจำเป็นต่อบริการหรือเมื่อกฎหมายกำหนดเท่านั้น รหัสผ่านถูกเก็บในรูปที่อ่านกลับไม่ได้</p>
<p>คุณขอดู แก้ไข หรือลบข้อมูลของคุณ และถอนความยินยอมได้ทุกเมื่อ โดยติดต่อผู้ดูแลเว็บไซต์</p>`,
  en: `<p>This site keeps your name, citizen number, email address and phone number to make your account, to know that it is you, to provide what you sign up for and to reach you about it.</p>
<p>Your data is not sold. Others see it only where the service needs it or the law demands it. Your password is stored in a form that cannot be read back.</p>
<p>You may see, correct or delete your data and withdraw your consent at any time by asking the administrator of the site.</p>`,
};
