import type { Text } from '../../schemas/index.ts';

export const staffTexts = {
  bar: { th: 'แถบผู้ดูแล', en: 'Session bar' },
  activeSite: { th: 'เว็บไซต์ที่ใช้งาน', en: 'Active site' },
  switchSite: { th: 'สลับเว็บไซต์', en: 'Switch site' },
  siteCount: { th: 'มี {count} เว็บไซต์', en: '{count} sites' },
  chooseSite: { th: 'เลือกเว็บไซต์', en: 'Choose a site' },
  active: { th: 'ใช้งานอยู่', en: 'Active' },
  noSites: {
    th: 'ไม่พบเว็บไซต์ หรือไม่มีเว็บไซต์ที่เชื่อมต่อได้',
    en: 'No site was found, or none can be reached.',
  },
  onlySite: {
    th: 'คุณมีเว็บไซต์เดียว ระบบกำลังเปิดให้โดยอัตโนมัติ',
    en: 'This is your only site; it opens by itself.',
  },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  idle: { th: 'ไม่มีการใช้งาน ระบบจะออกจากระบบใน {time}', en: 'Nothing has happened for a while. Signing out in {time}' },
  stay: { th: 'ใช้งานต่อ', en: 'Stay signed in' },
  palette: { th: 'ค้นหาหน้าและข้อมูล', en: 'Find pages and records' },
  paletteHint: { th: 'พิมพ์ชื่อหน้า คำสั่ง หรือข้อมูล', en: 'Type a page, a command or a record' },
  openPalette: { th: 'ค้นหา (Ctrl+K)', en: 'Find (Ctrl+K)' },
  nothing: { th: 'ไม่มีผลการค้นหา', en: 'Nothing found' },
  signOut: { th: 'ออกจากระบบ', en: 'Sign out' },
  changeTheme: { th: 'สลับโหมดสี', en: 'Change the colour mode' },
} satisfies Record<string, Text>;
