import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import * as calendarWords from '../../shared/calendarWords.ts';
import { field, mappingProps, titleProp } from '../../shared/mappingProps.ts';
import { monthRequests } from '../../shared/requests.ts';

const views = {
  month: words.month,
  list: calendarWords.table,
  board: calendarWords.board,
};

export const widget = defineWidget({
  type: 'calendar',
  title: calendarWords.calendar,
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
  props: defineProps({
    title: titleProp,
    view: prop.choice({ th: 'มุมมองแรก', en: 'First view' }, views, { group: 'behaviour' }),
    views: prop.values(
      { th: 'มุมมองที่เลือกได้', en: 'Views to choose from' },
      { type: 'string', enum: ['month', 'list', 'board'], 'x-enum-titles': views },
      { default: ['month', 'list', 'board'], max: 3, group: 'behaviour' },
    ),
    summary: prop.toggle({ th: 'แสดงสรุปสถานะ', en: 'Show the status summary' }, { default: true, group: 'content' }),
    ...mappingProps,
    statusField: field('', { th: 'ฟิลด์สถานะ (ว่าง: ตามวันที่)', en: 'Field of the status (empty: by its days)' }),
    doneState: field('done', { th: 'สถานะที่ถือว่าเสร็จ', en: 'State that means done' }),
  }),
  data: (object, address) => monthRequests(object, address, new Date()),
});
