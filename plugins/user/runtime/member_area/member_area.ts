import { defineProps, defineWidget } from 'sala/schemas';
import { headingProp } from '../../shared/accountProps.ts';
import * as userWords from '../../shared/userWords.ts';

export const widget = defineWidget({
  type: 'member_area',
  title: userWords.membersArea,
  description: {
    th: 'ทางเข้าสำหรับผู้เยี่ยมชม และลิงก์ของสมาชิกที่เข้าสู่ระบบแล้ว',
    en: 'The ways in for visitors, and a member’s own links',
  },
  icon: 'layout-grid',
  category: 'shell',
  version: 1,
  hydrate: 'never',
  props: defineProps({
    title: headingProp(userWords.membersArea),
  }),
});
