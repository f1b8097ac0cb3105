import { definePlugin } from 'sala/schemas';
import { fileRoles } from './shared/fileRoles.ts';
import * as filesWords from './shared/filesWords.ts';

export const manifest = definePlugin({
  id: 'files',
  title: filesWords.files,
  description: { th: 'รูปภาพ วิดีโอ และเอกสารที่หน้าเว็บใช้', en: 'Pictures, films and documents that pages use' },
  group: 'system',
  icon: 'images',
  core: true,
  routes: [
    {
      path: '/config/files',
      title: filesWords.files,
      icon: 'images',
      layout: 'library',
      auth: true,
      roles: [...fileRoles],
      inMenu: true,
      order: 91,
    },
  ],
});
