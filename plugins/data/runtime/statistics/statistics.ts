import { defineWidget, type LayoutObject } from 'sala/schemas';
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
      measures: {
        type: 'array',
        maxItems: 12,
        default: [
          measure('สมาชิก', 'Members', 'users', 'user'),
          measure('หลักสูตร', 'Courses', 'book-open', 'course'),
          measure('ใบประกาศนียบัตร', 'Certificates', 'award', 'certification'),
        ],
        'x-title': { th: 'ตัวเลข', en: 'Figures' },
        'x-group': 'data',
        items: {
          type: 'object',
          properties: {
            title: { type: 'string', default: '', maxLength: 100, 'x-title': { th: 'ชื่อ', en: 'Name' } },
            icon: {
              type: 'string',
              default: '',
              maxLength: 60,
              'x-title': { th: 'ไอคอน', en: 'Icon' },
              'x-control': 'icon',
            },
            link: {
              type: 'string',
              default: '',
              maxLength: 300,
              'x-title': { th: 'ลิงก์', en: 'Link' },
              'x-control': 'link',
            },
            ...measureProps,
            dateField: {
              type: 'string',
              default: '',
              maxLength: 100,
              'x-title': { th: 'นับเดือนตามฟิลด์', en: 'Month by the field' },
              'x-control': 'field',
              'x-help': { th: 'เว้นว่างเพื่อใช้วันที่สร้าง', en: 'Empty: when the record was created' },
            },
          },
        },
      },
      compare: {
        type: 'string',
        enum: ['month', 'previous', 'none'],
        default: 'month',
        'x-title': { th: 'แสดงคู่กับ', en: 'Beside it' },
        'x-enum-titles': {
          month: { th: 'เดือนนี้', en: 'This month' },
          previous: { th: 'เดือนนี้เทียบกับเดือนก่อน', en: 'This month against the last' },
          none: { th: 'ไม่แสดง', en: 'Nothing' },
        },
        'x-group': 'data',
      },
    },
  },
  data: ({ measures }) => measureRequests(listMeasures(measures).flatMap((each) => readMeasure(each) ?? [])),
});

function measure(th: string, en: string, icon: string, collection: string) {
  return { title: { th, en }, icon, link: '', query: { collection, find: {} }, aggregate: 'count', field: '' };
}

function listMeasures(value: LayoutObject[string]): unknown[] {
  return Array.isArray(value) ? value : [];
}
