import { flowRunTitles, type Text, words } from 'sala/schemas';

export const submissionTexts = {
  answers: { th: 'คำตอบ', en: 'Answers' },
  sentAt: { th: 'ส่งเมื่อ', en: 'Sent' },
  noAnswers: { th: 'ส่งมาโดยไม่มีคำตอบ', en: 'It was sent without answers' },
  assignee: { th: 'ผู้รับผิดชอบ', en: 'Assigned to' },
  nobody: { th: 'ยังไม่มี', en: 'Nobody yet' },
  assigned: { th: 'บันทึกผู้รับผิดชอบแล้ว', en: 'The assignment was saved' },
  replies: { th: 'ตอบกลับ', en: 'Reply' },
  to: { th: 'ส่งถึง {email}', en: 'To {email}' },
  noEmail: {
    th: 'แบบฟอร์มนี้ไม่มีอีเมลของผู้ส่ง จึงตอบทางอีเมลไม่ได้',
    en: 'The sender left no e-mail address, so it cannot be answered by mail.',
  },
  text: { th: 'ข้อความ', en: 'Message' },
  send: { th: 'ส่งอีเมล', en: 'Send the e-mail' },
  sent: { th: 'ส่งอีเมลแล้ว', en: 'The e-mail is on its way' },
  sentBy: { th: '{by} ตอบถึง {to}', en: '{by} answered {to}' },
  mail_waiting: words.mailStates.waiting,
  mail_sent: words.mailStates.sent,
  mail_kept: words.mailStates.kept,
  mail_failed: words.mailStates.failed,
  unreadable: { th: 'อ่านแบบฟอร์มนี้ไม่สำเร็จ', en: 'This form could not be read' },
  flow: { th: 'โฟลว์', en: 'Flow' },
  removedFlow: { th: 'โฟลว์ที่ถูกลบแล้ว', en: 'A flow that was removed' },
  ...flowRunTitles,
  again: words.tryAgain,
} satisfies Record<string, Text>;
