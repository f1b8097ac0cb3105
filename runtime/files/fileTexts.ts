import type { Text } from '../../schemas/index.ts';

/** Texts of the file browser. */
export const fileTexts = {
  search: { th: 'ค้นหาตามชื่อไฟล์', en: 'Search by name' },
  all: { th: 'ทุกชนิด', en: 'All kinds' },
  image: { th: 'รูปภาพ', en: 'Pictures' },
  video: { th: 'วิดีโอ', en: 'Films' },
  audio: { th: 'เสียง', en: 'Sound' },
  application: { th: 'เอกสาร', en: 'Documents' },
  kind: { th: 'ชนิดไฟล์', en: 'Kind' },
  add: { th: 'อัปโหลด', en: 'Upload' },
  drop: { th: 'หรือลากไฟล์มาวางในกรอบนี้', en: 'or drop files into this frame' },
  sending: { th: 'กำลังอัปโหลด {name} {percent}%', en: 'Uploading {name}, {percent}%' },
  failed: { th: '{name}: {reason}', en: '{name}: {reason}' },
  dismiss: { th: 'ปิดข้อความเรื่อง {name}', en: 'Dismiss the message about {name}' },
  files: { th: 'ไฟล์ของเว็บไซต์', en: 'Files of the site' },
  empty: { th: 'ยังไม่มีไฟล์ อัปโหลดไฟล์แรกได้เลย', en: 'No files yet. Upload the first one.' },
  nothing: { th: 'ไม่พบไฟล์ที่ตรงกับ “{text}”', en: 'No file matches “{text}”.' },
  tryAgain: { th: 'ลองอีกครั้ง', en: 'Try again' },
  loading: { th: 'กำลังโหลดไฟล์', en: 'Loading files' },
  previous: { th: 'ก่อนหน้า', en: 'Previous' },
  next: { th: 'ถัดไป', en: 'Next' },
  place: { th: 'หน้า {page} จาก {of}', en: 'Page {page} of {of}' },
  used: { th: 'ใช้พื้นที่ {used} จาก {quota}', en: '{used} of {quota} used' },
} satisfies Record<string, Text>;
