import type { MenuItem, Site, SiteKind, SiteTheme, Text } from '../../../schemas/index.ts';

export interface DemoSite {
  /** Plugins of this kind are on, and their samples for it are added. */
  name: SiteKind;
  siteId: string;
  title: string;
  hosts: string[];
  type: Site['type'];
  settings: {
    theme: SiteTheme;
    menu: MenuItem[];
    names: Site['names'];
    footer: Text;
    company?: Record<string, string>;
  };
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
      names: { en: 'Sala Wichakan Institute' },
      footer: {
        th: 'สถาบันศาลาวิชาการ · เรียนรู้ ฝึกฝน เติบโตไปด้วยกัน',
        en: 'Sala Wichakan Institute · Learn, practise and grow together',
      },
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
      names: { en: 'Sala Craft' },
      footer: {
        th: 'ร้านศาลาคราฟต์ · งานมือจากชุมชนไทย ส่งทั่วประเทศ',
        en: 'Sala Craft · Handmade in Thai communities, sent all over the country',
      },
      company: {
        name: 'บริษัท ศาลาคราฟต์ จำกัด',
        address: '45 ถนนนิมมานเหมินท์ ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200',
        taxId: '0505563004525',
        branchCode: '00000',
        phone: '053-215-880',
        email: 'hello@shop.example.com',
      },
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
      names: { en: 'Sala Industries' },
      footer: {
        th: 'โรงงานศาลาอุตสาหกรรม · ผลิตด้วยความใส่ใจทุกขั้นตอน',
        en: 'Sala Industries · Care in every step of the work',
      },
      company: {
        name: 'บริษัท ศาลาอุตสาหกรรม จำกัด',
        address: '99/9 หมู่ 5 ถนนบางนา-ตราด กม. 23 ตำบลบางเสาธง อำเภอบางเสาธง จังหวัดสมุทรปราการ 10570',
        taxId: '0115561000011',
        branchCode: '00000',
        phone: '02-315-7700',
        email: 'sales@factory.example.com',
        bankName: 'ธนาคารกสิกรไทย',
        accountNumber: '045-2-88190-3',
        accountName: 'บจก. ศาลาอุตสาหกรรม',
      },
    },
  },
];
