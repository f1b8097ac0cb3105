import { weekdays } from '../collection/schedule.ts';
import type { Text } from '../text.ts';
import type { PropertySchema } from '../widget/widget.ts';
import * as param from './flowParams.ts';

/** What may start a flow by itself, as data: what the server, the check of a definition and editors know of it. */
export interface FlowTriggerType {
  title: Text;
  description: Text;
  /** The trigger in a list; `{name}` is the value of a param. Without it, its title. */
  sentence?: Text;
  icon?: string;
  params: Record<string, PropertySchema>;
  required?: readonly string[];
  /** The names that its formula `if` may read, beside `now` and `today`. */
  facts: readonly string[];
}

const texts: PropertySchema = { type: 'array', items: param.text };

export const flowTriggerTypes: Record<string, FlowTriggerType> = {
  record: {
    title: { th: 'เมื่อรายการเปลี่ยน', en: 'A record changes' },
    description: {
      th: 'เริ่มเมื่อมีการสร้าง แก้ไข หรือลบรายการ หรือเมื่อรายการได้รับเหตุการณ์',
      en: 'Starts when a record is created, changed or deleted, or is sent an event',
    },
    icon: 'database',
    sentence: { th: 'เมื่อ {collection} {on}[: {fields}][ {event}]', en: '{collection}: {on}[ ({fields})][ {event}]' },
    params: {
      collection: param.collection,
      on: {
        type: 'string',
        enum: ['created', 'changed', 'deleted', 'event'],
        'x-enum-titles': {
          created: { th: 'ถูกสร้าง', en: 'Created' },
          changed: { th: 'ถูกแก้ไข', en: 'Changed' },
          deleted: { th: 'ถูกลบ', en: 'Deleted' },
          event: { th: 'ได้รับเหตุการณ์', en: 'Sent an event' },
        },
        'x-title': { th: 'เมื่อ', en: 'When' },
      },
      fields: {
        ...texts,
        'x-when': { on: 'changed' },
        'x-control': 'fieldNames',
        'x-title': { th: 'เฉพาะฟิลด์', en: 'Only these fields' },
        'x-help': { th: 'เว้นว่างคือทุกฟิลด์', en: 'Empty means every field' },
      },
      event: {
        ...param.text,
        'x-when': { on: 'event' },
        'x-control': 'event',
        'x-title': { th: 'เหตุการณ์', en: 'Event' },
      },
    },
    required: ['collection', 'on'],
    facts: ['record', 'before', 'user'],
  },
  action: {
    title: { th: 'เมื่อการกระทำของรายการเรียก', en: 'An action of a record starts it' },
    icon: 'zap',
    description: {
      th: 'เริ่มเมื่อเหตุการณ์ของรายการสั่งเริ่มโฟลว์ด้วยชื่อนี้ เช่น quotation_sent เมื่อส่งใบเสนอราคา โฟลว์ใช้สิทธิ์ของผู้ที่บันทึกโฟลว์',
      en: 'Starts when an event of a record starts flows by this name, such as quotation_sent when a quotation is sent. It acts as whoever saved the flow',
    },
    sentence: { th: 'เมื่อถูกเรียกว่า {name}', en: 'Started as {name}' },
    params: { name: { ...param.text, 'x-control': 'flowStart', 'x-title': { th: 'จุดเริ่ม', en: 'Start' } } },
    required: ['name'],
    facts: ['record', 'values', 'user'],
  },
  schedule: {
    title: { th: 'ตามเวลา', en: 'At a time' },
    icon: 'calendar-clock',
    sentence: {
      th: '[เวลา {at}][ วัน {days}][ วันที่ {dates}][ทุก {every} นาที]',
      en: '[At {at}][ on {days}][ on the {dates}][Every {every} minutes]',
    },
    description: {
      th: 'เริ่มตามเวลาของเว็บไซต์ในวันที่กำหนด หรือทุกกี่นาที',
      en: 'Starts at a time of day on the days given, or every so many minutes, by the clock of the site',
    },
    params: {
      at: { ...param.text, 'x-title': { th: 'เวลา', en: 'Time' }, 'x-help': { th: 'เช่น 08:00', en: 'Such as 08:00' } },
      days: {
        'x-control': 'days',
        oneOf: [{ const: 'working' }, { type: 'array', items: { type: 'string', enum: [...weekdays] } }],
        'x-title': { th: 'วันในสัปดาห์', en: 'Days of the week' },
        'x-help': { th: 'working คือวันทำการ เว้นว่างคือทุกวัน', en: '“working” for working days; empty means every day' },
      },
      dates: {
        type: 'array',
        items: { type: 'number' },
        'x-title': { th: 'วันที่ของเดือน', en: 'Days of the month' },
        'x-help': { th: '-1 คือวันสุดท้ายของเดือน', en: '-1 is the last one' },
      },
      every: {
        type: 'number',
        minimum: 1,
        maximum: 43_200,
        'x-title': { th: 'หรือทุกกี่นาที', en: 'Or every so many minutes' },
      },
    },
    facts: [],
  },
  webhook: {
    title: { th: 'เมื่อระบบอื่นเรียก', en: 'Another system calls' },
    icon: 'webhook',
    description: {
      th: 'เริ่มเมื่อมีการส่ง JSON มาที่ที่อยู่ลับของโฟลว์นี้',
      en: 'Starts when JSON is posted to the secret address of this flow',
    },
    params: {},
    facts: ['input'],
  },
  form: {
    title: { th: 'เมื่อมีการส่งแบบฟอร์ม', en: 'A form is sent' },
    icon: 'clipboard-list',
    description: {
      th: 'เริ่มเมื่อมีการส่งแบบฟอร์มที่เลือกโฟลว์นี้ไว้ในการตั้งค่า โฟลว์ใช้สิทธิ์ของผู้ที่บันทึกโฟลว์ ส่วนขั้นตอนบนหน้าแสดงแก่ผู้ส่ง',
      en: 'Starts when a form is sent whose settings name this flow. It acts as whoever saved the flow; its steps on the page are shown to the sender',
    },
    params: {},
    facts: ['form', 'answers', 'user'],
  },
  button: {
    title: { th: 'เมื่อใครก็ได้กดปุ่ม', en: 'Anybody presses its button' },
    icon: 'mouse-pointer-click',
    description: {
      th: 'เปิดให้ผู้เยี่ยมชมเริ่มโฟลว์นี้ด้วยปุ่มเริ่มโฟลว์ โฟลว์ใช้สิทธิ์ของผู้ที่บันทึกโฟลว์ ส่วนขั้นตอนบนหน้าแสดงแก่ผู้กด',
      en: 'Lets visitors start this flow by a flow button. It acts as whoever saved the flow; its steps on the page are shown to who pressed',
    },
    params: {},
    facts: ['input', 'user'],
  },
};
