import type { MenuItem, Site, SiteKind, SiteTheme } from '../../../schemas/index.ts';

export interface DemoSite {
  /** Plugins of this kind are on, and their samples for it are added. */
  name: SiteKind;
  siteId: string;
  title: string;
  hosts: string[];
  type: Site['type'];
  settings: { theme: SiteTheme; menu: MenuItem[]; footer: string };
}

const home: MenuItem = { uid: 'home', title: { th: 'หน้าแรก', en: 'Home' }, target: '/' };
const courses: MenuItem = { uid: 'courses', title: { th: 'หลักสูตร', en: 'Courses' }, target: '/lesson/home' };
const products: MenuItem = { uid: 'products', title: { th: 'สินค้า', en: 'Products' }, target: '/cms/page/products' };
const about: MenuItem = { uid: 'about', title: { th: 'เกี่ยวกับเรา', en: 'About' }, target: '/cms/page/about' };
const contact: MenuItem = { uid: 'contact', title: { th: 'ติดต่อเรา', en: 'Contact' }, target: '/cms/page/contact' };

export const demoSites: DemoSite[] = [
  {
    name: 'academy',
    siteId: 'a0000000-0000-4000-8000-000000000001',
    title: 'สถาบันศาลาวิชาการ',
    hosts: ['academy.localhost', 'localhost', '127.0.0.1'],
    type: 'unit',
    settings: {
      theme: { brand: '#0f6b57' },
      menu: [home, courses, about, contact],
      footer: 'สถาบันศาลาวิชาการ · เรียนรู้ ฝึกฝน เติบโตไปด้วยกัน',
    },
  },
  {
    name: 'shop',
    siteId: 'a0000000-0000-4000-8000-000000000002',
    title: 'ร้านศาลาคราฟต์',
    hosts: ['shop.localhost'],
    type: 'unit',
    settings: {
      theme: { brand: '#a3472f', accent: '#e0a526' },
      menu: [home, products, about, contact],
      footer: 'ร้านศาลาคราฟต์ · งานมือจากชุมชนไทย ส่งทั่วประเทศ',
    },
  },
  {
    name: 'factory',
    siteId: 'a0000000-0000-4000-8000-000000000003',
    title: 'โรงงานศาลาอุตสาหกรรม',
    hosts: ['factory.localhost'],
    type: 'unit',
    settings: {
      theme: { brand: '#2f5d9b' },
      menu: [home, about, contact],
      footer: 'โรงงานศาลาอุตสาหกรรม · ผลิตด้วยความใส่ใจทุกขั้นตอน',
    },
  },
];
