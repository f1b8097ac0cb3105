import { defineProps, defineWidget } from 'sala/schemas';
import { headingProp } from '../../shared/accountProps.ts';
import * as userWords from '../../shared/userWords.ts';

export const widget = defineWidget({
  type: 'activate_email',
  title: { th: 'ยืนยันอีเมล', en: 'Confirm the email address' },
  description: { th: 'ยืนยันอีเมลจากลิงก์ที่ส่งไป', en: 'Confirms an address by the link that was mailed' },
  icon: 'mail-check',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  props: defineProps({
    title: headingProp(userWords.confirmEmail),
  }),
});
