import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'files',
  title: { th: 'คลังไฟล์', en: 'Files' },
  description: { th: 'รูปภาพ วิดีโอ และเอกสารที่หน้าเว็บใช้', en: 'Pictures, films and documents that pages use' },
  group: 'system',
  icon: 'images',
  core: true,
  routes: [
    {
      path: '/config/files',
      title: { th: 'คลังไฟล์', en: 'Files' },
      icon: 'images',
      layout: 'library',
      auth: true,
      roles: ['superadmin', 'admin', 'manager'],
      inMenu: true,
      order: 91,
    },
  ],
});
