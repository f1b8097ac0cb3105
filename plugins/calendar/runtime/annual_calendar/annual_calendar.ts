import { defineProps, defineWidget } from 'sala/schemas';
import * as calendarWords from '../../shared/calendarWords.ts';
import { field, mappingProps, titleProp } from '../../shared/mappingProps.ts';
import { yearRequests } from '../../shared/yearRequests.ts';

export const widget = defineWidget({
  type: 'annual_calendar',
  title: { th: 'ปฏิทินอบรมประจำปี', en: 'Annual training calendar' },
  description: {
    th: 'ตารางการอบรมของปี แยกตามเดือน เลือกปี พ.ศ. ได้',
    en: 'The training of a year, a table a month, with a choice of the year',
  },
  icon: 'calendar-range',
  category: 'academy',
  version: 1,
  aliases: ['annual training calendar', 'training_calendar'],
  hydrate: 'touch',
  props: defineProps({
    title: { ...titleProp, default: calendarWords.annualCalendar },
    collection: { ...mappingProps.collection, default: 'course' },
    query: { ...mappingProps.query, default: { type: 'onsite', status: true } },
    titleField: field('name', { th: 'ฟิลด์ชื่อหลักสูตร', en: 'Field of the course name' }),
    startField: field('startDate', { th: 'ฟิลด์วันเริ่มอบรม', en: 'Field of the first training day' }),
    endField: field('endDate', { th: 'ฟิลด์วันสุดท้าย', en: 'Field of the last training day' }),
    formatField: field('type', { th: 'ฟิลด์รูปแบบ', en: 'Field of the format' }),
    audienceField: field('target', { th: 'ฟิลด์ผู้เข้าอบรม', en: 'Field of the audience' }),
    registrationField: field('startRegistDate', { th: 'ฟิลด์วันเปิดรับสมัคร', en: 'Field of the registration opening' }),
    path: {
      ...mappingProps.path,
      default: '/lesson/detail/{id}',
      'x-title': { th: 'ที่อยู่ของหลักสูตร', en: 'Address of a course' },
    },
  }),
  data: (object, address) => yearRequests(object, address, new Date()),
});
