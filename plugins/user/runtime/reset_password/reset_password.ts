import { defineProps, defineWidget } from 'sala/schemas';
import { forgotLinkProp, headingProp, signInLinkProp } from '../../shared/accountProps.ts';
import * as userWords from '../../shared/userWords.ts';

export const widget = defineWidget({
  type: 'reset_password',
  title: { th: 'ตั้งรหัสผ่านใหม่', en: 'New password' },
  description: {
    th: 'ตั้งรหัสผ่านใหม่จากลิงก์ในอีเมล หรือเมื่อระบบกำหนดให้เปลี่ยน',
    en: 'Sets a new password by the mailed link, or when one must be set',
  },
  icon: 'lock-keyhole',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  data: () => ({ '/api/signin/options': { source: 'user.options' } }),
  props: defineProps({
    title: headingProp(userWords.newPassword),
    forgotLink: forgotLinkProp('/user/forgot'),
    signInLink: signInLinkProp,
  }),
});
