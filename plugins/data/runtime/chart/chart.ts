import { defineWidget } from 'sala/schemas';
import { chartKinds, mostGroups, periods } from '../../shared/chart.ts';
import { measureProps } from '../../shared/measureProps.ts';
import { chartRequests } from '../../shared/readChartOrder.ts';

export const widget = defineWidget({
  type: 'chart',
  title: { th: 'แผนภูมิ', en: 'Chart' },
  description: { th: 'แท่ง เส้น พื้นที่ หรือวงกลม จากข้อมูลของเว็บไซต์', en: "Bars, lines, areas or a pie of the site's records" },
  icon: 'chart-column',
  category: 'data',
  version: 1,
  aliases: ['bar_chart', 'line_chart', 'pie_chart'],
  hydrate: 'visible',
  live: true,
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: '',
        maxLength: 200,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-bind': true,
        'x-group': 'content',
      },
      kind: {
        type: 'string',
        enum: [...chartKinds],
        default: 'bar',
        'x-title': { th: 'รูปแบบ', en: 'Kind' },
        'x-enum-titles': {
          bar: { th: 'แท่ง', en: 'Bars' },
          line: { th: 'เส้น', en: 'Lines' },
          area: { th: 'พื้นที่', en: 'Area' },
          stacked: { th: 'แท่งซ้อน', en: 'Stacked bars' },
          pie: { th: 'วงกลม', en: 'Pie' },
          donut: { th: 'วงแหวน', en: 'Ring' },
        },
        'x-group': 'look',
      },
      ...measureProps,
      groupBy: {
        type: 'string',
        default: 'created_at',
        maxLength: 100,
        'x-title': { th: 'แยกตามฟิลด์', en: 'By the field' },
        'x-control': 'field',
        'x-group': 'data',
      },
      period: {
        type: 'string',
        enum: [...periods],
        default: 'month',
        'x-title': { th: 'ช่วงเวลา', en: 'Period' },
        'x-help': { th: 'ใช้เมื่อฟิลด์เป็นวันที่', en: 'Where the field holds dates' },
        'x-enum-titles': {
          none: { th: 'ไม่แบ่งตามเวลา', en: 'Not by time' },
          day: { th: 'วัน', en: 'Day' },
          week: { th: 'สัปดาห์', en: 'Week' },
          month: { th: 'เดือน', en: 'Month' },
          year: { th: 'ปี', en: 'Year' },
        },
        'x-group': 'data',
      },
      limit: {
        type: 'integer',
        minimum: 0,
        maximum: mostGroups,
        default: 0,
        'x-title': { th: 'จำนวนกลุ่มหรือช่วงเวลา', en: 'How many groups or periods' },
        'x-help': { th: '0 คือจำนวนที่เหมาะสม', en: '0: as many as fit' },
        'x-group': 'data',
      },
      seriesBy: {
        type: 'string',
        default: '',
        maxLength: 100,
        'x-title': { th: 'แยกเป็นชุดตามฟิลด์', en: 'Series by the field' },
        'x-control': 'field',
        'x-group': 'data',
      },
      height: {
        type: 'string',
        enum: ['low', 'normal', 'high'],
        default: 'normal',
        'x-title': { th: 'ความสูง', en: 'Height' },
        'x-enum-titles': {
          low: { th: 'เตี้ย', en: 'Low' },
          normal: { th: 'ปกติ', en: 'Normal' },
          high: { th: 'สูง', en: 'High' },
        },
        'x-group': 'look',
      },
    },
  },
  data: chartRequests,
});
