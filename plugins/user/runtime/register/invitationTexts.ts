import { type Text, words } from 'sala/schemas';

export const invitationTexts = {
  title: { th: 'ตอบรับคำเชิญ', en: 'Accept the invitation' },
  text: {
    th: '{email} ได้รับเชิญเข้าร่วม {site} ในบทบาท {role}',
    en: '{email} is invited to {site} as {role}.',
  },
  accept: { th: 'ตอบรับและเข้าสู่ระบบ', en: 'Accept and sign in' },
  existing: { th: 'ฉันมีบัญชีที่ใช้อีเมลนี้ในเว็บไซต์อื่นแล้ว', en: 'I have an account with this address on another site' },
  newAccount: { th: 'สร้างบัญชีใหม่', en: 'Make a new account' },
  signInFirst: {
    th: 'มีบัญชีที่ใช้อีเมลนี้ในเว็บไซต์นี้แล้ว กรุณาเข้าสู่ระบบด้วยบัญชีนั้นก่อน',
    en: 'This site has an account with this address. Please sign in with it first.',
  },
  signIn: words.signIn,
} satisfies Record<string, Text>;
