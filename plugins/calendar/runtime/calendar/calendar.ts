import { defineWidget } from 'sala/schemas';
import { field, mappingProps, titleProp } from '../../shared/mappingProps.ts';
import { monthRequests } from '../../shared/requests.ts';

const views = {
  month: { th: 'เดือน', en: 'Month' },
  list: { th: 'ตาราง', en: 'Table' },
  board: { th: 'กระดาน', en: 'Board' },
};

export const widget = defineWidget({
  type: 'calendar',
  title: { th: 'ปฏิทิน', en: 'Calendar' },
  description: {
    th: 'งานหรือรายการของเดือน เป็นปฏิทิน ตาราง หรือกระดาน พร้อมสรุปสถานะ',
    en: 'Tasks or other entries of a month as a calendar, a table or a board, with a summary of their status',
  },
  icon: 'calendar-days',
  category: 'data',
  version: 1,
  aliases: ['Calendar', 'calendar/task/kanban dashboard', 'task calendar', 'kanban'],
  hydrate: 'visible',
  live: true,
  props: {
    type: 'object',
    properties: {
      title: titleProp,
      view: {
        type: 'string',
        enum: ['month', 'list', 'board'],
        default: 'month',
        'x-title': { th: 'มุมมองแรก', en: 'First view' },
        'x-enum-titles': views,
        'x-group': 'behaviour',
      },
      views: {
        type: 'array',
        maxItems: 3,
        default: ['month', 'list', 'board'],
        items: { type: 'string', enum: ['month', 'list', 'board'], 'x-enum-titles': views },
        'x-title': { th: 'มุมมองที่เลือกได้', en: 'Views to choose from' },
        'x-group': 'behaviour',
      },
      summary: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'แสดงสรุปสถานะ', en: 'Show the status summary' },
        'x-group': 'content',
      },
      ...mappingProps,
      statusField: field('', { th: 'ฟิลด์สถานะ (ว่าง: ตามวันที่)', en: 'Field of the status (empty: by its days)' }),
      doneState: field('done', { th: 'สถานะที่ถือว่าเสร็จ', en: 'State that means done' }),
    },
  },
  data: (object, address) => monthRequests(object, address, new Date()),
});
