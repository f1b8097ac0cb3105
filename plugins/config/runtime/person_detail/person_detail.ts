import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'person_detail',
  title: { th: 'ข้อมูลผู้ใช้', en: 'One person' },
  icon: 'user-cog',
  data: () => ({ person: { source: 'config.person' } }),
});
