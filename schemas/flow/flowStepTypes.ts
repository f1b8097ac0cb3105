import type { JsonSchema } from '../json.ts';
import type { Text } from '../text.ts';

/** A kind of step, as data: what the runner, the check of a definition and editors know of it. */
export interface FlowStepType {
  title: Text;
  description: Text;
  /** `flow`: decides what follows; `server`: in a worker; `page`: on the page of the person, who answers. */
  runs: 'flow' | 'server' | 'page';
  params: Record<string, JsonSchema>;
  required?: readonly string[];
}

const text: JsonSchema = { type: 'string' };
const formula: JsonSchema = { type: 'string', format: 'formula' };
const map: JsonSchema = { type: 'object' };
const seconds: JsonSchema = { type: 'number', minimum: 0 };
const record = { collection: text, id: text };

export const flowStepTypes: Record<string, FlowStepType> = {
  branch: {
    title: { th: 'เงื่อนไข', en: 'Condition' },
    description: {
      th: 'ทำขั้นตอนชุดหนึ่งเมื่อเงื่อนไขเป็นจริง อีกชุดเมื่อไม่จริง',
      en: 'Takes some steps if it is true, others if not',
    },
    runs: 'flow',
    params: { when: formula },
    required: ['when'],
  },
  switch: {
    title: { th: 'เลือกตามค่า', en: 'Switch' },
    description: { th: 'เลือกชุดขั้นตอนตามค่าหนึ่ง', en: 'Takes the steps of the case that a value equals' },
    runs: 'flow',
    params: { value: formula },
    required: ['value'],
  },
  loop: {
    title: { th: 'ทำซ้ำตามรายการ', en: 'Loop' },
    description: { th: 'ทำขั้นตอนชุดเดิมกับทุกรายการ', en: 'Takes its steps once for each item of a list' },
    runs: 'flow',
    params: { list: formula },
    required: ['list'],
  },
  stop: {
    title: { th: 'หยุด', en: 'Stop' },
    description: { th: 'จบโฟลว์', en: 'Ends the flow' },
    runs: 'flow',
    params: {},
  },
  set: {
    title: { th: 'กำหนดค่า', en: 'Set values' },
    description: { th: 'คำนวณค่าและเก็บไว้ใช้ในขั้นตอนถัดไป (vars)', en: 'Computes values that later steps read as vars' },
    runs: 'flow',
    params: { values: map },
    required: ['values'],
  },
  create: {
    title: { th: 'สร้างระเบียน', en: 'Create a record' },
    description: {
      th: 'สร้างระเบียนตามสิทธิ์ของผู้สั่งรัน',
      en: 'Creates a record, with the rights of the person whose run it is',
    },
    runs: 'server',
    params: { collection: text, data: map },
    required: ['collection', 'data'],
  },
  read: {
    title: { th: 'อ่านระเบียน', en: 'Read a record' },
    description: { th: 'อ่านระเบียนหนึ่ง', en: 'Reads one record' },
    runs: 'server',
    params: record,
    required: ['collection', 'id'],
  },
  find: {
    title: { th: 'ค้นหาระเบียน', en: 'Query' },
    description: { th: 'ค้นหาระเบียนตามเงื่อนไข', en: 'Finds the records that meet a condition' },
    runs: 'server',
    params: { collection: text, filter: map, sort: map, limit: { type: 'number', minimum: 1, maximum: 200 } },
    required: ['collection'],
  },
  change: {
    title: { th: 'แก้ไขระเบียน', en: 'Change a record' },
    description: { th: 'แก้ไขฟิลด์ของระเบียน', en: 'Changes fields of a record' },
    runs: 'server',
    params: { ...record, data: map },
    required: ['collection', 'id', 'data'],
  },
  transition: {
    title: { th: 'เปลี่ยนสถานะ', en: 'Send an event' },
    description: { th: 'ส่งเหตุการณ์ให้ระเบียนเปลี่ยนสถานะ', en: 'Sends an event to a record' },
    runs: 'server',
    params: { ...record, event: text, note: text, data: map },
    required: ['collection', 'id', 'event'],
  },
  request: {
    title: { th: 'เรียกระบบอื่น', en: 'HTTP request' },
    description: { th: 'ส่งคำขอ HTTP ไปยังที่อยู่สาธารณะ', en: 'Sends an HTTP request to a public address' },
    runs: 'server',
    params: {
      url: text,
      method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] },
      headers: map,
      body: {},
    },
    required: ['url'],
  },
  notify: {
    title: { th: 'แจ้งเตือน', en: 'Notify' },
    description: { th: 'แจ้งเตือนผู้ใช้หรือบทบาทในระบบ', en: 'Tells people, or everybody with a role, inside of the system' },
    runs: 'server',
    params: {
      people: { type: 'array' },
      roles: { type: 'array' },
      title: text,
      text,
      path: text,
      kind: { type: 'string', enum: ['info', 'success', 'warning', 'error'] },
    },
    required: ['title'],
  },
  mail: {
    title: { th: 'ส่งอีเมล', en: 'Send e-mail' },
    description: { th: 'ส่งอีเมลผ่านคิวของเว็บไซต์', en: 'Sends an e-mail by the queue of the site' },
    runs: 'server',
    params: { to: text, subject: text, text },
    required: ['to', 'subject', 'text'],
  },
  flow: {
    title: { th: 'โฟลว์ย่อย', en: 'Sub-flow' },
    description: { th: 'รันโฟลว์อื่นและรอผล', en: 'Runs another flow and waits for its end' },
    runs: 'server',
    params: { flow: text, input: map },
    required: ['flow'],
  },
  wait: {
    title: { th: 'รอ', en: 'Wait' },
    description: { th: 'รอตามเวลา หรือถึงเวลาที่กำหนด', en: 'Waits for so long, or until a moment' },
    runs: 'server',
    params: { seconds, until: text },
  },
  redirect: {
    title: { th: 'ไปหน้าอื่น', en: 'Redirect' },
    description: { th: 'เปิดหน้าอื่นของเว็บไซต์นี้', en: 'Opens another page of this site' },
    runs: 'page',
    params: { path: text },
    required: ['path'],
  },
  visibility: {
    title: { th: 'แสดงหรือซ่อน', en: 'Show or hide' },
    description: { th: 'แสดงหรือซ่อนวัตถุในหน้า', en: 'Shows or hides an object of the page' },
    runs: 'page',
    params: { method: { type: 'string', enum: ['show', 'hide'] }, object: text },
    required: ['method', 'object'],
  },
  alert: {
    title: { th: 'ข้อความแจ้ง', en: 'Alert' },
    description: { th: 'แสดงข้อความบนหน้า', en: 'Shows a message on the page' },
    runs: 'page',
    params: { text, kind: { type: 'string', enum: ['success', 'error', 'warning', 'info'] } },
    required: ['text'],
  },
  prompt: {
    title: { th: 'ถามยืนยัน', en: 'Prompt' },
    description: { th: 'ถามผู้ใช้ การปฏิเสธจบโฟลว์ได้', en: 'Asks the person; declining may end the flow' },
    runs: 'page',
    params: { text, endWhenDeclined: { type: 'boolean' } },
    required: ['text'],
  },
  countdown: {
    title: { th: 'นับถอยหลัง', en: 'Countdown' },
    description: { th: 'แสดงการนับถอยหลังเป็นวินาทีแล้วไปต่อ', en: 'Shows seconds counting down, then goes on' },
    runs: 'page',
    params: { seconds },
    required: ['seconds'],
  },
};
