import { defineProps, defineWidget, type LayoutObject, prop, words } from 'sala/schemas';
import * as dataWords from '../../shared/dataWords.ts';
import { exampleFigures } from '../../shared/examples.ts';
import { measureProps } from '../../shared/measureProps.ts';
import { measureRequests, readMeasure } from '../../shared/measures.ts';

export const widget = defineWidget({
  type: 'statistics',
  title: { th: 'ตัวเลขสรุป', en: 'Statistics' },
  description: { th: 'จำนวนทั้งหมดและของเดือนนี้', en: 'All-time totals and figures of this month' },
  icon: 'chart-no-axes-column',
  category: 'data',
  version: 1,
  aliases: ['statistics block', 'statistics_block', 'statistic'],
  hydrate: 'idle',
  live: true,
  example: { data: { figures: exampleFigures } },
  props: defineProps({
    title: prop.text(words.title, { max: 200, bind: true }),
    measures: prop.list(
      { th: 'ตัวเลข', en: 'Figures' },
      {
        title: prop.text(words.name, { max: 100 }),
        icon: prop.icon(words.icon),
        link: prop.link(words.link, { max: 300 }),
        ...measureProps,
        dateField: prop.field(
          { th: 'นับเดือนตามฟิลด์', en: 'Month by the field' },
          { help: { th: 'เว้นว่างเพื่อใช้วันที่สร้าง', en: 'Empty: when the record was created' } },
        ),
      },
      {
        default: [
          measure('สมาชิก', 'Members', 'users', 'user'),
          measure('หลักสูตร', 'Courses', 'book-open', 'course'),
          measure('ใบประกาศนียบัตร', 'Certificates', 'award', 'certification'),
        ],
        max: 12,
        group: 'data',
      },
    ),
    compare: prop.choice(
      { th: 'แสดงคู่กับ', en: 'Beside it' },
      {
        month: dataWords.thisMonth,
        previous: { th: 'เดือนนี้เทียบกับเดือนก่อน', en: 'This month against the last' },
        none: { th: 'ไม่แสดง', en: 'Nothing' },
      },
      { group: 'data' },
    ),
  }),
  data: ({ measures }) => measureRequests(listMeasures(measures).flatMap((each) => readMeasure(each) ?? [])),
});

function measure(th: string, en: string, icon: string, collection: string) {
  return { title: { th, en }, icon, link: '', query: { collection, find: {} }, aggregate: 'count', field: '' };
}

function listMeasures(value: LayoutObject[string]): unknown[] {
  return Array.isArray(value) ? value : [];
}
