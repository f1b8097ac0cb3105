import { defineProps, defineWidget, prop } from 'sala/schemas';
import { headingProp } from '../../shared/accountProps.ts';
import * as userWords from '../../shared/userWords.ts';

export const widget = defineWidget({
  type: 'account_profile',
  title: { th: 'ข้อมูลส่วนตัว', en: 'My details' },
  description: { th: 'ดูและแก้ไขข้อมูลของผู้ที่เข้าสู่ระบบ', en: 'Shows and changes the details of whoever is signed in' },
  icon: 'circle-user-round',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  data: () => ({
    '/api/account': { source: 'user.account' },
    '/api/signin/options': { source: 'user.options' },
  }),
  props: defineProps({
    title: headingProp(userWords.myAccount),
    avatarSize: prop.choice(
      { th: 'ขนาดรูป', en: 'Size of the picture' },
      ['xs', 'small', 'medium', 'large', 'xl', '2xl'],
      { default: 'xl' },
    ),
  }),
});
