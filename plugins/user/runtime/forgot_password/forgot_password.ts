import { defineProps, defineWidget } from 'sala/schemas';
import { explanationProp, headingProp, signInLinkProp } from '../../shared/accountProps.ts';
import * as userWords from '../../shared/userWords.ts';

export const widget = defineWidget({
  type: 'forgot_password',
  title: { th: 'ลืมรหัสผ่าน', en: 'Forgotten password' },
  description: { th: 'ขอลิงก์ตั้งรหัสผ่านใหม่ทางอีเมล', en: 'Asks for a link to set a new password' },
  icon: 'key-round',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  props: defineProps({
    title: headingProp(userWords.passwordForgotten),
    text: explanationProp({
      th: 'ใส่อีเมลที่ใช้สมัคร ระบบจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปให้',
      en: 'Enter the address of your account. We will send a link to set a new password.',
    }),
    signInLink: signInLinkProp,
  }),
});
