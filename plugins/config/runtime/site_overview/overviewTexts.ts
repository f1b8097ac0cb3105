import type { Text } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const overviewTexts = {
  title: configWords.overview,
  people: configWords.people,
  peopleMore: {
    th: 'ใหม่ใน 30 วัน {joined} · เข้าใช้ใน 7 วัน {signedIn}',
    en: '{joined} new in 30 days · {signedIn} in within 7 days',
  },
  pages: configWords.pages,
  pagesMore: {
    th: 'ร่างที่ยังไม่เผยแพร่ {drafts} · มากับโมดูล {shipped}',
    en: '{drafts} unpublished drafts · {shipped} come with modules',
  },
  records: { th: 'รายการข้อมูล', en: 'Records' },
  recordsMore: { th: 'ใน {count} ประเภท', en: 'in {count} collections' },
  plugins: configWords.pluginsOn,
  needs: { th: 'สิ่งที่ควรทำต่อ', en: 'What still needs doing' },
  nothingOpen: { th: 'เรียบร้อยทุกอย่าง', en: 'All is well' },
  settle: { th: 'จัดการ', en: 'Settle it' },
  changes: { th: 'การเปลี่ยนแปลงล่าสุด', en: 'Last changes' },
  allChanges: { th: 'ดูบันทึกทั้งหมด', en: 'All logs' },
  filled: { th: 'ข้อมูลที่มี', en: 'What is stored' },
  noRecords: { th: 'ยังไม่มีข้อมูล', en: 'Nothing yet' },
  byRole: { th: 'ผู้ใช้ตามบทบาท', en: 'People by role' },
} satisfies Record<string, Text>;

/** Texts of open issues, by the server's names. */
export const needTexts: Record<string, Text> = {
  logo: { th: 'ยังไม่มีโลโก้', en: 'There is no logo yet' },
  favicon: { th: 'ยังไม่มีไอคอนของเว็บไซต์', en: 'There is no favicon yet' },
  brand: { th: 'ยังไม่ได้เลือกสีของแบรนด์', en: 'No brand colour is chosen' },
  footer: { th: 'ยังไม่มีข้อความท้ายหน้า', en: 'The footer is empty' },
  secondFactor: { th: 'ผู้ดูแลบางคนยังไม่เปิดการยืนยันสองขั้นตอน', en: 'Some who run the site have no second factor' },
  mail: {
    th: 'ยังไม่ได้ตั้งค่าการส่งอีเมล (SMTP_URL) จดหมายถูกเก็บไว้ในกล่องขาออก',
    en: 'No mail server is set (SMTP_URL); mails are kept in the outbox',
  },
  mailFailed: { th: 'มีอีเมลที่ส่งไม่สำเร็จ', en: 'Some mails could not be sent' },
  drafts: { th: 'มีหน้าที่แก้ไขแล้วแต่ยังไม่เผยแพร่', en: 'Some pages have changes that are not published' },
};
