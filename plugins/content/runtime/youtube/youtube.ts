import { defineProps, defineWidget, prop } from 'sala/schemas';
import { placeholderProp, videoProps, videoRatioProp } from '../../shared/mediaProps.ts';

export const widget = defineWidget({
  type: 'youtube',
  title: { th: 'YouTube', en: 'YouTube' },
  description: {
    th: 'วิดีโอจาก YouTube ซึ่งเชื่อมต่อเมื่อผู้ชมกดเล่นเท่านั้น',
    en: 'A film on YouTube, which is not contacted before someone plays it',
  },
  icon: 'circle-play',
  category: 'content',
  version: 1,
  aliases: ['Youtube', 'YouTube'],
  hydrate: 'touch',
  starts: { placeholder: 'film' },
  props: defineProps({
    url: prop.text(
      { th: 'ลิงก์ YouTube', en: 'YouTube link' },
      {
        max: 500,
        help: {
          th: 'วางลิงก์ได้ทุกแบบ: watch, youtu.be, shorts, live หรือ embed',
          en: 'A link of any form: watch, youtu.be, shorts, live or embed',
        },
        bind: true,
      },
    ),
    title: videoProps.title,
    poster: videoProps.poster,
    caption: videoProps.caption,
    ratio: videoRatioProp,
    placeholder: placeholderProp,
  }),
});
