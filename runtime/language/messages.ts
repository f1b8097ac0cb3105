import type { Text } from '../../schemas/index.ts';

/** Everything the runtime itself says. Widgets bring their own texts. */
export const messages = {
  skipToContent: { th: 'ข้ามไปยังเนื้อหา', en: 'Skip to content' },
  menu: { th: 'เมนูหลัก', en: 'Main menu' },
  openMenu: { th: 'เปิดเมนู', en: 'Open menu' },
  openSubmenu: { th: 'เปิดเมนูย่อยของ {title}', en: 'Open the submenu of {title}' },
  close: { th: 'ปิด', en: 'Close' },
  notice: { th: 'ประกาศ', en: 'Notice' },
  signIn: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  signOut: { th: 'ออกจากระบบ', en: 'Sign out' },
  notify: { th: 'แจ้งเตือน', en: 'Notice' },
  signedOut: { th: 'ออกจากระบบเรียบร้อยแล้ว', en: 'You are signed out.' },
  backToTop: { th: 'กลับขึ้นด้านบน', en: 'Back to top' },
  userMenu: { th: 'บัญชีของ {name}', en: 'Account of {name}' },
  language: { th: 'ภาษา', en: 'Language' },
  switchLanguage: { th: 'English', en: 'ไทย' },
  theme: { th: 'โหมดสี', en: 'Colour mode' },
  themeSystem: { th: 'ตามเครื่อง', en: 'System' },
  themeLight: { th: 'สว่าง', en: 'Light' },
  themeDark: { th: 'มืด', en: 'Dark' },
  home: { th: 'หน้าแรก', en: 'Home' },
  editPage: { th: 'แก้ไขหน้านี้', en: 'Edit this page' },
  loadingPage: { th: 'กำลังโหลดข้อมูล', en: 'Loading' },
  offline: {
    th: 'ขาดการเชื่อมต่ออินเทอร์เน็ต ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน',
    en: 'You are offline. What you see may be out of date.',
  },
  widgetFailed: { th: 'ส่วนนี้แสดงไม่ได้ในขณะนี้', en: 'This part cannot be shown right now.' },
  tryAgain: { th: 'ลองอีกครั้ง', en: 'Try again' },
  unknownWidget: {
    th: 'ไม่รู้จักวิดเจ็ต “{type}” ข้อมูลเดิมยังอยู่ครบ',
    en: 'The widget “{type}” is not installed. Its content is kept.',
  },
  newerWidget: {
    th: 'วิดเจ็ต “{type}” สร้างด้วยรุ่นใหม่กว่า ข้อมูลเดิมยังอยู่ครบ',
    en: 'The widget “{type}” was made by a newer version. Its content is kept.',
  },
  startFailedTitle: { th: 'เปิดหน้านี้ไม่สำเร็จ', en: 'This page could not be opened' },
  startFailedText: {
    th: 'ระบบโหลดข้อมูลไม่ครบ กรุณาตรวจสอบอินเทอร์เน็ตแล้วโหลดหน้านี้ใหม่',
    en: 'Not everything could be loaded. Please check your connection and load the page again.',
  },
  reload: { th: 'โหลดหน้านี้ใหม่', en: 'Reload this page' },
  callTimeout: {
    th: 'ใช้เวลานานเกินไป กรุณาลองอีกครั้ง',
    en: 'This took too long. Please try again.',
  },
  callOffline: {
    th: 'ติดต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ต',
    en: 'The server cannot be reached. Please check your connection.',
  },
  callFailed: { th: 'ดำเนินการไม่สำเร็จ กรุณาลองอีกครั้ง', en: 'This did not work. Please try again.' },
  newWindow: { th: 'เปิดในหน้าต่างใหม่', en: 'opens in a new window' },
  required: { th: 'จำเป็น', en: 'required' },
} satisfies Record<string, Text>;
