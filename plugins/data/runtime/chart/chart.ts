import { defineProps, defineWidget, prop, type Text, words } from 'sala/schemas';
import { type ChartKind, mostGroups, type Period } from '../../shared/chart.ts';
import * as dataWords from '../../shared/dataWords.ts';
import { exampleChart } from '../../shared/examples.ts';
import { measureProps } from '../../shared/measureProps.ts';
import { chartRequests } from '../../shared/readChartOrder.ts';

export const widget = defineWidget({
  type: 'chart',
  title: dataWords.chart,
  description: { th: 'แท่ง เส้น พื้นที่ หรือวงกลม จากข้อมูลของเว็บไซต์', en: "Bars, lines, areas or a pie of the site's records" },
  icon: 'chart-column',
  category: 'data',
  version: 1,
  common: true,
  aliases: ['bar_chart', 'line_chart', 'pie_chart'],
  hydrate: 'visible',
  live: true,
  example: { object: { query: { collection: 'record' }, height: 'low' }, data: { chart: exampleChart } },
  props: defineProps({
    title: prop.text(words.title, { max: 200, bind: true }),
    kind: prop.choice({ th: 'รูปแบบ', en: 'Kind' }, {
      bar: { th: 'แท่ง', en: 'Bars' },
      line: { th: 'เส้น', en: 'Lines' },
      area: { th: 'พื้นที่', en: 'Area' },
      stacked: { th: 'แท่งซ้อน', en: 'Stacked bars' },
      pie: { th: 'วงกลม', en: 'Pie' },
      donut: { th: 'วงแหวน', en: 'Ring' },
    } satisfies Record<ChartKind, Text>),
    ...measureProps,
    groupBy: prop.field({ th: 'แยกตามฟิลด์', en: 'By the field' }, { default: 'created_at' }),
    period: prop.choice(
      { th: 'ช่วงเวลา', en: 'Period' },
      {
        none: { th: 'ไม่แบ่งตามเวลา', en: 'Not by time' },
        day: { th: 'วัน', en: 'Day' },
        week: { th: 'สัปดาห์', en: 'Week' },
        month: words.month,
        year: words.year,
      } satisfies Record<Period, Text>,
      { default: 'month', help: { th: 'ใช้เมื่อฟิลด์เป็นวันที่', en: 'Where the field holds dates' }, group: 'data' },
    ),
    limit: prop.integer(
      { th: 'จำนวนกลุ่มหรือช่วงเวลา', en: 'How many groups or periods' },
      {
        default: 0,
        min: 0,
        max: mostGroups,
        help: { th: '0 คือจำนวนที่เหมาะสม', en: '0: as many as fit' },
        group: 'data',
      },
    ),
    seriesBy: prop.field({ th: 'แยกเป็นชุดตามฟิลด์', en: 'Series by the field' }),
    height: prop.choice(
      { th: 'ความสูง', en: 'Height' },
      {
        low: { th: 'เตี้ย', en: 'Low' },
        normal: words.normal,
        high: { th: 'สูง', en: 'High' },
      },
      { default: 'normal' },
    ),
  }),
  data: chartRequests,
});
