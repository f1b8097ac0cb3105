import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'forms',
  title: { th: 'แบบฟอร์ม', en: 'Forms' },
  description: { th: 'ช่องกรอกข้อมูลสำหรับหน้าเว็บและแบบฟอร์ม', en: 'Fields for pages and forms' },
  group: 'system',
  icon: 'text-cursor-input',
  core: true,
});
