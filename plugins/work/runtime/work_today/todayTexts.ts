import type { Text } from 'sala/schemas';
import * as workWords from '../../shared/workWords.ts';

export const todayTexts = {
  title: workWords.myWork,
  hello: { th: 'สวัสดี คุณ{name}', en: 'Hello, {name}' },
  figures: { th: 'ตัวเลขของฉัน', en: 'My figures' },
  waiting: { th: 'รอคุณดำเนินการ', en: 'Waiting for you' },
  showAll: workWords.showAll,
  more: { th: 'และอีก {count} รายการ', en: 'and {count} more' },
  moreKinds: { th: 'เอกสารอื่นที่รอคุณอีก {count} กลุ่ม', en: '{count} more kinds of records wait for you' },
  approval: { th: 'รออนุมัติจากคุณ', en: 'Your approval' },
  done: { th: 'ไม่มีงานค้าง', en: 'Nothing is waiting' },
  doneMore: {
    th: 'เอกสารที่ต้องอนุมัติหรือดำเนินการต่อจะแสดงที่นี่เมื่อมีคนส่งถึงคุณ',
    en: 'Documents to approve or to send on will show here as they reach you.',
  },
  failed: { th: 'อ่านงานของคุณไม่สำเร็จ', en: 'Your work could not be read' },
} satisfies Record<string, Text>;
