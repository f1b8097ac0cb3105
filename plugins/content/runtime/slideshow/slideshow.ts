import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import { buttonLabelProp } from '../../shared/linkProps.ts';
import { pictureProps, ratioProp } from '../../shared/mediaProps.ts';

export const widget = defineWidget({
  type: 'slideshow',
  title: { th: 'สไลด์โชว์', en: 'Slideshow' },
  description: { th: 'ภาพเลื่อนพร้อมข้อความและปุ่ม', en: 'Slides of pictures with texts and buttons' },
  icon: 'gallery-horizontal',
  category: 'content',
  version: 1,
  aliases: ['Slideshow'],
  hydrate: 'visible',
  example: {
    object: {
      interval: 0,
      slides: [
        { title: { th: 'ยินดีต้อนรับ', en: 'Welcome' }, subtitle: { th: 'สไลด์แรก', en: 'The first slide' } },
        { title: { th: 'สไลด์ถัดไป', en: 'The next slide' } },
      ],
    },
  },
  props: defineProps({
    slides: prop.list(
      { th: 'สไลด์', en: 'Slides' },
      {
        ...pictureProps,
        title: prop.text(words.title, { bind: true }),
        subtitle: prop.text(words.subtitle, { bind: true }),
        content: prop.richText(words.text, { max: 5000 }),
        link: prop.link(words.link, { bind: true }),
        button: prop.toggle(
          { th: 'แสดงปุ่ม', en: 'Show a button' },
          { help: { th: 'ถ้าไม่มีปุ่ม ทั้งสไลด์เป็นลิงก์', en: 'Without it the whole slide is the link' } },
        ),
        buttonText: buttonLabelProp(words.buttonLabel, { when: { button: true } }),
      },
      { max: 30 },
    ),
    interval: prop.integer(
      { th: 'เปลี่ยนทุก (มิลลิวินาที)', en: 'Next slide after (milliseconds)' },
      { default: 5000, min: 0, max: 600_000, help: { th: '0 คือไม่เปลี่ยนเอง', en: '0: only by hand' } },
    ),
    label: prop.accessibleName(
      { th: 'ชื่อสไลด์โชว์', en: 'Name of the slideshow' },
      { default: { th: 'ภาพสไลด์', en: 'Slides' } },
    ),
    ratio: ratioProp(['21/9', '16/9', '4/3', '1/1']),
  }),
});
