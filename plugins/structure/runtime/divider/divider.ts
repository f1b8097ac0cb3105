import { defineProps, defineWidget, prop } from 'sala/schemas';
import * as structureWords from '../../shared/structureWords.ts';

export const widget = defineWidget({
  type: 'divider',
  title: { th: 'เส้นคั่น', en: 'Divider' },
  description: { th: 'เส้นบาง ๆ ระหว่างเนื้อหา ใส่คำตรงกลางได้', en: 'A thin line between contents, with a word if wanted' },
  icon: 'minus',
  category: 'structure',
  version: 1,
  hydrate: 'never',
  props: defineProps({
    label: prop.text({ th: 'คำบนเส้น', en: 'Word on the line' }, { max: 120, bind: true }),
    line: prop.choice(
      { th: 'เส้น', en: 'Line' },
      {
        solid: { th: 'ทึบ', en: 'Solid' },
        dashed: { th: 'ประ', en: 'Dashed' },
        dotted: { th: 'จุด', en: 'Dotted' },
      },
    ),
    thickness: prop.integer(
      { th: 'ความหนา (พิกเซล)', en: 'Thickness (pixels)' },
      { default: 1, min: 1, max: 12, group: 'look' },
    ),
    color: prop.color(structureWords.colour, { default: 'line' }),
    space: prop.integer(
      { th: 'ระยะบนล่าง (× 4 พิกเซล)', en: 'Room above and below (× 4 pixels)' },
      { default: 4, min: 0, max: 40, group: 'look' },
    ),
  }),
});
