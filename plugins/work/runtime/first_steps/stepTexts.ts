import type { Text } from 'sala/schemas';

export const stepTexts = {
  title: { th: 'เริ่มต้นเว็บไซต์ของคุณ', en: 'Get your site started' },
  lead: { th: 'ทำแล้ว {done} จาก {total} ขั้น', en: '{done} of {total} steps are done' },
  modules: { th: 'เปิดโมดูลที่จะใช้', en: 'Switch on the modules you need' },
  modulesText: {
    th: 'เช่น จัดการเนื้อหา ร้านค้า หลักสูตร หน้าและเมนูของโมดูลจะปรากฏทันที',
    en: 'Such as content, a shop or courses: their pages and menus are there at once',
  },
  home: { th: 'สร้างและเผยแพร่หน้าแรก', en: 'Build and publish the home page' },
  homeText: { th: 'สิ่งแรกที่ผู้เข้าชมเห็น', en: 'What visitors see first' },
  menu: { th: 'จัดเมนูของเว็บไซต์', en: 'Arrange the menu of the site' },
  menuText: { th: 'พาผู้เข้าชมไปยังหน้าที่สำคัญ', en: 'Leads visitors to the pages that matter' },
  first: { th: 'เพิ่ม{title}รายการแรก', en: 'Add the first {title}' },
  firstText: { th: 'สิ่งที่เว็บไซต์ของคุณมีให้', en: 'What your site has to offer' },
  team: { th: 'เชิญทีมงาน', en: 'Invite your team' },
  teamText: { th: 'ให้แต่ละคนมีบัญชีและสิทธิ์ของตนเอง', en: 'Everyone with an account and rights of their own' },
  done: { th: 'ทำแล้ว', en: 'Done' },
  begin: { th: 'เริ่มทำ', en: 'Begin' },
  away: { th: 'เก็บรายการนี้', en: 'Put this list away' },
} satisfies Record<string, Text>;
