import type { Text } from 'sala/schemas';

/** Why a browser that returned from a provider, or came by a link, was refused; by the code in the URL. */
export const returnTexts = {
  ticket_dead: {
    th: 'ลิงก์หรือรหัสนี้ใช้ไปแล้วหรือหมดอายุ กรุณาเริ่มใหม่อีกครั้ง',
    en: 'This link or code was used already or has expired. Please start again.',
  },
  link_needs_sign_in: {
    th: 'มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านก่อน แล้วเชื่อมบัญชีจากหน้าโปรไฟล์',
    en: 'An account with this email address exists. Please sign in with its password, then connect it from your profile.',
  },
  identity_taken: {
    th: 'บัญชีภายนอกนี้เชื่อมกับผู้ใช้อื่นอยู่แล้ว',
    en: 'This outside account is connected to another person already.',
  },
  provider_unknown: {
    th: 'เว็บไซต์นี้ไม่มีช่องทางเข้าสู่ระบบนี้',
    en: 'This site has no such way to sign in.',
  },
  role_refused: { th: 'ไม่มีสิทธิ์เข้าใช้งานเว็บไซต์นี้', en: 'You may not sign in on this site.' },
  email_unconfirmed: {
    th: 'กรุณายืนยันอีเมลจากลิงก์ที่ส่งไปก่อนเข้าสู่ระบบ',
    en: 'Please confirm your email address by the link we sent before signing in.',
  },
  too_many_requests: {
    th: 'มีการลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
    en: 'Too many tries. Please wait a while and try again.',
  },
  other: {
    th: 'เข้าสู่ระบบด้วยช่องทางนี้ไม่สำเร็จ กรุณาลองใหม่',
    en: 'Signing in this way did not work. Please try again.',
  },
} satisfies Record<string, Text>;
