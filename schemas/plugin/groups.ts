import type { Text } from '../text.ts';

/** The groups of plugins, in the order in which menus show them. */
export const pluginGroups: Record<string, Text> = {
  work: { th: 'งาน', en: 'Work' },
  origin: { th: 'ต้นทาง', en: 'Origin' },
  academy: { th: 'การเรียนรู้', en: 'Academy' },
  ecommerce: { th: 'ร้านค้า', en: 'Shop' },
  payment: { th: 'การชำระเงิน', en: 'Payment' },
  blog: { th: 'เนื้อหา', en: 'Content' },
  office: { th: 'สำนักงาน', en: 'Office' },
  erp: { th: 'ธุรกิจ', en: 'Business' },
  standard: { th: 'มาตรฐาน', en: 'Standards' },
  'certification-body': { th: 'หน่วยรับรอง', en: 'Certification body' },
  vote: { th: 'การลงคะแนน', en: 'Voting' },
  drive: { th: 'แฟ้มเอกสาร', en: 'Drive' },
  system: { th: 'ระบบ', en: 'System' },
};
