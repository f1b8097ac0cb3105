import { defineWidget } from 'sala/schemas';
import { measureProps } from '../../shared/measureProps.ts';
import { measureRequests, readMeasure } from '../../shared/measures.ts';

/** Counts orders, enrolments or whatever else: a written figure until it is bound to records. */
export const widget = defineWidget({
  type: 'order_counter',
  title: { th: 'ตัวนับ', en: 'Counter' },
  description: { th: 'ตัวเลขเด่นพร้อมคำอธิบาย', en: 'One large figure and what it means' },
  icon: 'hash',
  category: 'data',
  version: 1,
  aliases: ['enrol_counter', 'enroll_counter', 'order counter', 'enrol counter', 'enroll counter', 'counter'],
  hydrate: ({ animate, query }) => (animate === false && !readMeasure({ query }) ? 'never' : 'visible'),
  live: true,
  props: {
    type: 'object',
    properties: {
      value: {
        type: 'string',
        default: '154k+',
        maxLength: 40,
        'x-title': { th: 'ตัวเลข', en: 'Figure' },
        'x-help': { th: 'ใช้เมื่อไม่ได้เลือกข้อมูล', en: 'Where no records are chosen' },
        'x-bind': true,
        'x-group': 'content',
      },
      label: {
        type: 'string',
        default: { th: 'ลูกค้าที่เราได้ดูแล', en: 'Customers we have served' },
        maxLength: 200,
        'x-title': { th: 'คำอธิบาย', en: 'Label' },
        'x-bind': true,
        'x-group': 'content',
      },
      icon: {
        type: 'string',
        default: '',
        maxLength: 60,
        'x-title': { th: 'ไอคอน', en: 'Icon' },
        'x-control': 'icon',
        'x-group': 'content',
      },
      ...measureProps,
      animate: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'นับขึ้นเมื่อเห็น', en: 'Counts up when seen' },
        'x-help': {
          th: 'ไม่เคลื่อนไหวสำหรับผู้ที่ตั้งเครื่องให้ลดการเคลื่อนไหว',
          en: 'Stands still for those who asked their device for less motion',
        },
        'x-group': 'look',
      },
    },
  },
  data: (object) => {
    const measure = readMeasure(object);
    return measureRequests(measure ? [measure] : []);
  },
});
