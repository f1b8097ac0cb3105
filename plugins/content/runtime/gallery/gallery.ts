import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import { pictureProps, placeholderProp, ratioProp } from '../../shared/mediaProps.ts';

export const widget = defineWidget({
  type: 'gallery',
  title: { th: 'แกลเลอรี', en: 'Gallery' },
  description: { th: 'ภาพหลายภาพ กดเพื่อดูขนาดใหญ่', en: 'Many pictures; press one to see it large' },
  icon: 'images',
  category: 'content',
  version: 1,
  aliases: ['Gallery'],
  hydrate: ({ lightbox }) => (lightbox === false ? 'never' : 'touch'),
  starts: { placeholder: 'landscape' },
  props: defineProps({
    images: prop.list(
      { th: 'รูปภาพ', en: 'Images' },
      {
        url: pictureProps.image,
        alt: pictureProps.alt,
        caption: prop.text({ th: 'คำบรรยาย', en: 'Caption' }, { max: 500, bind: true }),
      },
      { max: 200 },
    ),
    columns: prop.integer(words.columnCount, {
      default: 3,
      min: 1,
      max: 6,
      help: { th: 'บนหน้าจอแคบจะลดลงเอง', en: 'Fewer where there is little room' },
      group: 'look',
    }),
    ratio: ratioProp(['original', '1/1', '4/3', '16/9', '3/4'], { default: '4/3' }),
    placeholder: placeholderProp,
    captions: prop.toggle({ th: 'แสดงคำบรรยายใต้รูป', en: 'Captions under the pictures' }, { group: 'look' }),
    lightbox: prop.toggle({ th: 'กดเพื่อดูขนาดใหญ่', en: 'Open large when pressed' }, { default: true }),
  }),
});
