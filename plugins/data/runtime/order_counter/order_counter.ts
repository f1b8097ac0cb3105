import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import { measureProps } from '../../shared/measureProps.ts';
import { measureRequests, readMeasure } from '../../shared/measures.ts';

/** Counts records of any collection; shows a fixed text until a query is chosen. */
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
  props: defineProps({
    value: prop.text(
      { th: 'ตัวเลข', en: 'Figure' },
      { default: '154k+', max: 40, help: { th: 'ใช้เมื่อไม่ได้เลือกข้อมูล', en: 'Where no records are chosen' }, bind: true },
    ),
    label: prop.text(
      { th: 'คำอธิบาย', en: 'Label' },
      { default: { th: 'ลูกค้าที่เราได้ดูแล', en: 'Customers we have served' }, max: 200, bind: true },
    ),
    icon: prop.icon(words.icon, { group: 'content' }),
    ...measureProps,
    animate: prop.toggle(
      { th: 'นับขึ้นเมื่อเห็น', en: 'Counts up when seen' },
      {
        default: true,
        help: {
          th: 'ไม่เคลื่อนไหวสำหรับผู้ที่ตั้งเครื่องให้ลดการเคลื่อนไหว',
          en: 'Stands still for those who asked their device for less motion',
        },
        group: 'look',
      },
    ),
  }),
  data: (object) => {
    const measure = readMeasure(object);
    return measureRequests(measure ? [measure] : []);
  },
});
