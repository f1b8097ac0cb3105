import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as structureWords from '../../shared/structureWords.ts';

export const widget = defineWidget({
  type: 'icon',
  title: words.icon,
  description: { th: 'ไอคอนหนึ่งตัว มีคำและลิงก์ได้', en: 'One icon, with words and a link if wanted' },
  icon: 'shapes',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  props: defineProps({
    icon: prop.icon(words.icon, { default: 'star', group: 'content' }),
    label: prop.text(words.text, { bind: true }),
    link: prop.link(words.link, {
      help: { th: 'ต้องมีข้อความ จึงจะรู้ว่าลิงก์พาไปไหน', en: 'Needs a text, so that it says where it leads' },
      bind: true,
    }),
    size: prop.integer({ th: 'ขนาด (พิกเซล)', en: 'Size (pixels)' }, { default: 32, min: 12, max: 160, group: 'look' }),
    color: prop.color(structureWords.colour),
    ground: prop.choice(
      { th: 'พื้นหลัง', en: 'Ground' },
      {
        none: words.none,
        circle: { th: 'วงกลม', en: 'Circle' },
        square: { th: 'สี่เหลี่ยมมน', en: 'Square' },
      },
    ),
    alignment: prop.alignment(),
  }),
});
