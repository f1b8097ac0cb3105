import type { Text } from 'sala/schemas';

export const approvalTexts = {
  title: { th: 'รอคุณอนุมัติ', en: 'Waiting for your approval' },
  askedBy: { th: 'ขอโดย {name}', en: 'asked by {name}' },
  bySystem: { th: 'ขอโดยระบบ', en: 'asked by the system' },
  since: { th: 'ตั้งแต่ {time}', en: 'since {time}' },
  escalated: { th: 'ส่งต่อมาถึงคุณ', en: 'Escalated to you' },
  approve: { th: 'อนุมัติ', en: 'Approve' },
  reject: { th: 'ไม่อนุมัติ', en: 'Reject' },
  delegate: { th: 'มอบให้ผู้อื่น', en: 'Delegate' },
  actionsOf: { th: 'คำตอบสำหรับ {title}', en: 'Answers to {title}' },
  note: { th: 'หมายเหตุ', en: 'Note' },
  noteHelp: { th: 'ไม่บังคับ ผู้ขอเห็นข้อความนี้ได้', en: 'Optional. Who asked can read it.' },
  person: { th: 'ผู้ที่จะตอบแทนคุณ', en: 'Who answers in your place' },
  findPerson: { th: 'พิมพ์ชื่อ', en: 'Type a name' },
  approved: { th: 'อนุมัติแล้ว', en: 'Approved' },
  rejected: { th: 'ไม่อนุมัติแล้ว', en: 'Rejected' },
  delegated: { th: 'มอบให้ {name} แล้ว', en: 'Delegated to {name}' },
  failed: { th: 'อ่านคำขออนุมัติไม่สำเร็จ', en: 'What waits for your approval could not be read' },
} satisfies Record<string, Text>;
