import { type Text, words } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';
import type { Job, JobKind } from './job.ts';

export const jobTexts = {
  title: configWords.jobs,
  lead: {
    th: 'สิ่งที่ระบบทำหลังจากบันทึกข้อมูล สิ่งที่ล้มเหลวสั่งทำอีกครั้งหรือยกเลิกได้',
    en: 'What follows after something was saved. What failed can be done again or called off.',
  },
  state: { th: 'สถานะ', en: 'State' },
  every: { th: 'ทุกสถานะ', en: 'All states' },
  waitingCount: { th: 'รอ {count}', en: '{count} waiting' },
  failedCount: { th: 'ล้มเหลว {count}', en: '{count} failed' },
  quiet: { th: 'ไม่มีงานค้าง', en: 'nothing waits' },
  none: { th: 'ไม่มีงานในรายการนี้', en: 'There is nothing here.' },
  attempts: { th: 'ทำแล้ว {count} ครั้ง', en: 'tried {count} times' },
  computed: {
    th: 'ตรวจแล้ว {done} รายการ แก้ไข {corrected} ค่า',
    en: '{done} records checked, {corrected} values corrected',
  },
  nextAt: { th: 'ครั้งถัดไป {when}', en: 'next at {when}' },
  again: { th: 'ทำอีกครั้ง', en: 'Do it again' },
  againOf: { th: 'ทำอีกครั้ง: {what}', en: 'Do it again: {what}' },
  againDone: { th: 'สั่งทำอีกครั้งแล้ว', en: 'It is done again.' },
  cancel: words.cancel,
  cancelOf: { th: 'ยกเลิก: {what}', en: 'Cancel: {what}' },
  cancelText: { th: 'งานนี้จะไม่ถูกทำ สั่งทำอีกครั้งได้ภายหลัง', en: 'It is not done. You can have it done again later.' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'It was called off.' },
  detail: { th: 'รายละเอียดทางเทคนิค', en: 'Technical details' },
  mailSettings: { th: 'ตั้งค่าการส่งอีเมล', en: 'Mail settings' },
  read: { th: 'อ่าน', en: 'Read' },
  readOf: { th: 'อ่านอีเมล: {what}', en: 'Read the mail: {what}' },
  mailTo: { th: 'ถึง {to}', en: 'To {to}' },
  linkHidden: {
    th: 'ลิงก์ในอีเมลนี้ซ่อนไว้ เพราะใช้แทนผู้รับได้',
    en: 'The link of this mail is hidden: whoever has it acts as the recipient.',
  },
  close: words.close,
  runs: { th: 'ดูการรันโฟลว์', en: 'Runs of flows' },
  total: { th: 'ทั้งหมด {total} งาน', en: '{total} in all' },
  server: { th: 'เซิร์ฟเวอร์', en: 'The server' },
  queue: {
    th: 'คิวบน {queue}: รอ {waiting} ตั้งเวลา {delayed} กำลังทำ {active} ล้มเหลว {failed}',
    en: 'Queue on {queue}: {waiting} waiting, {delayed} delayed, {active} active, {failed} failed',
  },
  process: { th: 'โปรเซส', en: 'Process' },
  role: { th: 'หน้าที่', en: 'Role' },
  role_all: { th: 'เว็บและงานเบื้องหลัง', en: 'Pages and background work' },
  role_web: { th: 'เว็บ', en: 'Pages' },
  role_worker: { th: 'งานเบื้องหลัง', en: 'Background work' },
  version: { th: 'รุ่น', en: 'Version' },
  memory: { th: 'หน่วยความจำ', en: 'Memory' },
  started: { th: 'เริ่มเมื่อ', en: 'Started' },
  seen: { th: 'เห็นล่าสุด', en: 'Last seen' },
  noProcess: { th: 'ยังไม่มีโปรเซสรายงานตัว', en: 'No process has reported yet.' },
} satisfies Record<string, Text>;

export const kindTexts: Record<JobKind, Text> = {
  effects: { th: 'ผลของการเปลี่ยนแปลง', en: 'Effects' },
  mails: { th: 'อีเมล', en: 'Mail' },
  webhooks: { th: 'เว็บฮุก', en: 'Webhooks' },
  notices: { th: 'การแจ้งเตือนภายนอก', en: 'Notices' },
  recalculations: { th: 'คำนวณฟิลด์ใหม่', en: 'Computed fields' },
};

export const stateTexts: Record<Job['state'], Text> = {
  waiting: { th: 'รอ', en: 'Waiting' },
  running: { th: 'กำลังทำ', en: 'Running' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  kept: { th: 'เก็บไว้ ยังไม่ส่ง', en: 'Kept, not sent' },
  failed: { th: 'ล้มเหลว', en: 'Failed' },
  cancelled: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
};

/** How somebody is told outside of Sala. */
export const wayTexts: Readonly<Record<string, Text>> = {
  plan: { th: 'เลือกช่องทาง', en: 'Choosing the way' },
  mail: { th: 'อีเมล', en: 'Mail' },
  line: { th: 'LINE', en: 'LINE' },
};
