import { definePlugin } from 'sala/schemas';
import * as contentWords from './shared/contentWords.ts';

export const manifest = definePlugin({
  id: 'content',
  title: contentWords.content,
  description: {
    th: 'ข้อความ รูปภาพ ปุ่ม และสิ่งที่ใช้เล่าเรื่องบนหน้าเว็บ',
    en: 'Text, images, buttons and what else tells a story',
  },
  group: 'system',
  icon: 'file-text',
  core: true,
});
