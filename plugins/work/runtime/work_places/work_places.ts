import { defineProps, defineWidget } from 'sala/schemas';
import * as workWords from '../../shared/workWords.ts';

export const widget = defineWidget({
  type: 'work_places',
  title: { th: 'หน้าที่ใช้ล่าสุดและติดดาว', en: 'Recent and starred pages' },
  description: {
    th: 'หน้าที่ผู้ที่เข้าสู่ระบบเปิดล่าสุด และที่ติดดาวไว้',
    en: 'The pages that the person signed in was on lately, and those with their star',
  },
  icon: 'star',
  category: 'shell',
  version: 1,
  hydrate: 'never',
  props: defineProps({}),
  data: () => ({ places: { source: 'work.places' } }),
});

export const placeTexts = {
  lately: workWords.lately,
  starred: workWords.starred,
  noStars: {
    th: 'กดดาวที่มุมบนของหน้าใดก็ได้ เพื่อเก็บไว้ที่นี่',
    en: 'Press the star at the top of any page to keep it here.',
  },
  noRecent: { th: 'หน้าที่คุณเปิดจะแสดงที่นี่', en: 'The pages that you open will show here.' },
};
