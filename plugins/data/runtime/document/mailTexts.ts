import { languageTitles, type Text, words } from 'sala/schemas';

export const mailTexts = {
  open: { th: 'ส่งอีเมล', en: 'Send by e-mail' },
  title: { th: 'ส่ง{title}ทางอีเมล', en: 'Send by e-mail: {title}' },
  to: { th: 'ถึง', en: 'To' },
  language: { th: 'ภาษาของเอกสารและข้อความ', en: 'Language of document and message' },
  ...languageTitles,
  subject: { th: 'เรื่อง', en: 'Subject' },
  text: { th: 'ข้อความ', en: 'Message' },
  copyToMe: { th: 'ส่งสำเนาถึงฉันด้วย ({email})', en: 'Send a copy to me ({email})' },
  noAddress: {
    th: 'บัญชีของคุณไม่มีอีเมล ผู้รับจึงตอบกลับถึงคุณโดยตรงไม่ได้',
    en: 'Your account has no e-mail address, so answers do not reach you.',
  },
  loading: { th: 'กำลังเตรียมข้อความ…', en: 'Preparing the message…' },
  send: { th: 'ส่ง', en: 'Send' },
  sending: { th: 'กำลังสร้าง PDF และส่ง…', en: 'Making the PDF…' },
  queued: { th: 'รับเรื่องส่งอีเมลถึง {to} แล้ว', en: 'The mail to {to} is on its way' },
  cancel: words.cancel,
} satisfies Record<string, Text>;
