import { isStaff } from 'sala/engine';
import { definePlugin, roleNames } from 'sala/schemas';
import * as workWords from './shared/workWords.ts';

export const manifest = definePlugin({
  id: 'work',
  title: workWords.myWork,
  description: {
    th: 'หน้าแรกของผู้ปฏิบัติงาน: งานที่รอ ตัวเลข หน้าจอ และหน้าที่ใช้บ่อย',
    en: 'Where staff begin: what waits, figures, screens, and the pages they use',
  },
  group: 'work',
  icon: 'inbox',
  core: true,
  roles: roleNames.filter(isStaff),
  routes: [{ path: '/work', title: workWords.myWork, icon: 'inbox', layout: 'work', inMenu: true, order: 1 }],
});
