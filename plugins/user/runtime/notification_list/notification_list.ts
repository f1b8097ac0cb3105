import { defineProps, defineWidget } from 'sala/schemas';
import * as userWords from '../../shared/userWords.ts';

export const pageSize = 20;
const lastPage = 1000;

export const widget = defineWidget({
  type: 'notification_list',
  title: userWords.notifications,
  description: { th: 'สิ่งที่แจ้งถึงผู้ใช้ที่เข้าสู่ระบบ ใหม่สุดก่อน', en: 'What the person signed in was told, newest first' },
  icon: 'bell',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  example: 'icon',
  live: true,
  props: defineProps({}),
  data: (_, { page }) => ({
    notifications: {
      collection: 'notification',
      find: { user: '$user.id' },
      sort: { created_at: -1 },
      limit: pageSize,
      page: Math.min(lastPage, Math.max(1, Math.trunc(Number(page) || 1))),
    },
  }),
});
