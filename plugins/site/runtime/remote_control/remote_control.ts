import { defineProps, defineWidget } from 'sala/schemas';
import * as siteWords from '../../shared/siteWords.ts';

export const widget = defineWidget({
  type: 'remote_control',
  title: siteWords.remoteControl,
  description: {
    th: 'สั่งหน้าจอของผู้ใช้ที่กำลังเปิดอยู่ และดูว่าใช้งานอยู่หรือไม่',
    en: 'Speaks to the pages a person has open, and asks how they are',
  },
  icon: 'monitor-smartphone',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  props: defineProps({}),
});
