import type { Text } from 'sala/schemas';

export const progressTexts = {
  skipped: { th: 'ข้าม', en: 'skipped' },
  progress: { th: 'ความคืบหน้า', en: 'Progress' },
  others: { th: 'สถานะอื่น:', en: 'Other states:' },
  next: { th: 'ทำอะไรต่อได้ และใครทำได้', en: 'What is next, and who may do it' },
  end: { th: 'สิ้นสุดแล้ว ไม่มีขั้นต่อไป', en: 'It has ended; nothing follows.' },
  leadsTo: { th: '→ {state}', en: '→ {state}' },
  by: { th: 'โดย {names}', en: 'by {names}' },
  andMore: { th: 'และอีก {count} บทบาท', en: '{count} more roles' },
  anybody: { th: 'โดยทุกคนที่เข้าสู่ระบบ', en: 'by everybody who is signed in' },
  byTime: { th: 'ระบบทำให้เมื่อถึงเวลา', en: 'by itself when its time comes' },
  due: { th: 'ระบบจะ “{event}” เมื่อ {at}', en: '“{event}” happens by itself on {at}' },
  dueRefused: { th: 'ครั้งก่อนทำไม่ได้: {why}', en: 'Refused the last time: {why}' },
  closedWhole: {
    th: 'แก้ไขไม่ได้แล้ว เพราะสถานะเป็น “{state}”',
    en: 'Closed to changes while its state is “{state}”',
  },
  closedFields: {
    th: 'บางช่องแก้ไขไม่ได้แล้ว เพราะสถานะเป็น “{state}”',
    en: 'Some fields are closed while its state is “{state}”',
  },
  needs: { th: 'ต้องให้ {roles} อนุมัติ', en: 'To be approved by: {roles}' },
  nobody: { th: 'เกินกว่าที่ผู้ใดจะอนุมัติได้', en: 'More than anybody may approve' },
  askedBy: { th: 'ขอโดย {name}', en: 'Asked for by {name}' },
  approvedBy: { th: 'อนุมัติโดย {name}', en: 'Approved by {name}' },
} satisfies Record<string, Text>;
