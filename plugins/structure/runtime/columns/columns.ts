import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import { unnamedPanelProps } from '../../shared/panelProps.ts';

export const widget = defineWidget({
  type: 'columns',
  title: words.columns,
  description: { th: 'คอลัมน์ซ้อนในคอลัมน์ แต่ละช่องมีแถวของตัวเอง', en: 'Columns inside a column, each with rows of its own' },
  icon: 'columns-3',
  category: 'structure',
  version: 1,
  common: true,
  aliases: ['column'],
  hydrate: 'never',
  container: { panelsFrom: 'columns' },
  props: defineProps({
    columns: prop.list(
      words.columns,
      {
        ...unnamedPanelProps,
        width: prop.number({ th: 'สัดส่วนความกว้าง', en: 'Share of the width' }, { default: 1, min: 1, max: 12 }),
      },
      {
        default: [
          { uid: 'first', title: '1', width: 1 },
          { uid: 'second', title: '2', width: 1 },
        ],
        max: 6,
      },
    ),
    gap: prop.integer(
      { th: 'ช่องไฟ (× 4 พิกเซล)', en: 'Gap (× 4 pixels)' },
      { default: 6, min: 0, max: 24, group: 'look' },
    ),
    alignment: prop.choice(
      { th: 'แนวตั้ง', en: 'Vertical place' },
      {
        start: { th: 'บน', en: 'Top' },
        center: { th: 'กลาง', en: 'Middle' },
        end: { th: 'ล่าง', en: 'Bottom' },
        stretch: { th: 'สูงเท่ากัน', en: 'Same height' },
      },
    ),
    narrow: prop.choice(
      { th: 'บนหน้าจอแคบ', en: 'Where there is little room' },
      {
        stack: { th: 'เรียงลงมา', en: 'One below the other' },
        reverse: { th: 'เรียงลงมา กลับลำดับ', en: 'One below the other, last first' },
        keep: { th: 'คงไว้ข้างกัน', en: 'Stay side by side' },
      },
    ),
  }),
});
