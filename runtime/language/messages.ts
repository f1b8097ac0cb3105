import type { Text } from '../../schemas/index.ts';

/** Texts of the runtime itself. Widgets bring their own. */
export const messages = {
  skipToContent: { th: 'ข้ามไปยังเนื้อหา', en: 'Skip to content' },
  menu: { th: 'เมนูหลัก', en: 'Main menu' },
  openMenu: { th: 'เปิดเมนู', en: 'Open menu' },
  openSubmenu: { th: 'เปิดเมนูย่อยของ {title}', en: 'Open the submenu of {title}' },
  more: { th: 'เพิ่มเติม', en: 'More' },
  close: { th: 'ปิด', en: 'Close' },
  notice: { th: 'ประกาศ', en: 'Notice' },
  searchSite: { th: 'ค้นหาในเว็บไซต์', en: 'Search this site' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  topBar: { th: 'แถบด้านบน', en: 'Top bar' },
  backToTop: { th: 'กลับขึ้นด้านบน', en: 'Back to top' },
  switchLanguage: { th: 'English', en: 'ไทย' },
  theme: { th: 'โหมดสี', en: 'Colour mode' },
  loadingPage: { th: 'กำลังโหลดข้อมูล', en: 'Loading' },
  offline: {
    th: 'ขาดการเชื่อมต่ออินเทอร์เน็ต ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน',
    en: 'You are offline. What you see may be out of date.',
  },
  widgetFailed: { th: 'ส่วนนี้แสดงไม่ได้ในขณะนี้', en: 'This part cannot be shown right now.' },
  tryAgain: { th: 'ลองอีกครั้ง', en: 'Try again' },
  newWindow: { th: 'เปิดในหน้าต่างใหม่', en: 'opens in a new window' },
} satisfies Record<string, Text>;
