import type { Text } from 'sala/schemas';

export const libraryTexts = {
  title: { th: 'คลังโฟลว์', en: 'Library of flows' },
  lead: {
    th: 'โฟลว์พร้อมใช้จากโมดูลของเว็บไซต์ เปิดใช้แล้วแก้ไขได้เหมือนโฟลว์อื่น',
    en: 'Flows that the modules of this site bring. Once switched on, they can be changed like any other.',
  },
  none: { th: 'ยังไม่มีโฟลว์สำเร็จรูปสำหรับโมดูลที่เปิดใช้', en: 'The modules that are on bring no flows.' },
  failed: { th: 'อ่านคลังโฟลว์ไม่ได้', en: 'The library could not be read' },
  retry: { th: 'ลองอีกครั้ง', en: 'Try again' },
  use: { th: 'เปิดใช้', en: 'Switch on' },
  useAgain: { th: 'เปิดใช้อีกชุด', en: 'Switch on another' },
  used: { th: 'ใช้อยู่', en: 'In use' },
  off: { th: 'ปิดอยู่', en: 'Off' },
  noSettings: { th: 'ไม่ต้องตั้งค่าเพิ่ม', en: 'There is nothing to set.' },
  switchedOn: { th: 'เปิดใช้โฟลว์แล้ว', en: 'The flow is on' },
  import: { th: 'นำเข้าจากไฟล์', en: 'Import a file' },
  imported: { th: 'นำเข้าแล้ว ตรวจดูแล้วจึงเปิดใช้', en: 'Imported. Look at it, then switch it on.' },
  refused: { th: 'นำเข้าไม่ได้', en: 'It cannot be imported' },
  notJson: { th: 'ไฟล์นี้ไม่ใช่ JSON', en: 'This file is not JSON' },
  close: { th: 'ปิด', en: 'Close' },
} satisfies Record<string, Text>;
