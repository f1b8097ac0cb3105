import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'email_body',
  title: { th: 'เนื้อหาอีเมล', en: 'E-mail body' },
  description: { th: 'ตัวอย่างอีเมลตามที่ผู้รับจะเห็น', en: 'An e-mail as its reader will see it' },
  icon: 'mail',
  category: 'content',
  version: 1,
  aliases: ['email body'],
  hydrate: 'never',
  starts: {
    heading: { th: 'เรียนคุณลูกค้า', en: 'Dear customer' },
    content: { th: '<p>พิมพ์เนื้อหาอีเมลที่นี่</p>', en: '<p>Write the e-mail here.</p>' },
  },
  props: defineProps({
    subject: prop.text({ th: 'หัวเรื่อง', en: 'Subject' }, { max: 200, bind: true }),
    preheader: prop.text(
      { th: 'ข้อความนำ', en: 'Preview line' },
      {
        max: 200,
        help: { th: 'ข้อความที่กล่องจดหมายแสดงต่อจากหัวเรื่อง', en: 'What a mailbox shows after the subject' },
        bind: true,
      },
    ),
    logo: prop.image(
      { th: 'ตราสัญลักษณ์', en: 'Logo' },
      { help: { th: 'เว้นว่างไว้เพื่อใช้ชื่อเว็บไซต์', en: 'Leave empty for the name of the site' }, bind: false, group: 'look' },
    ),
    heading: prop.text({ th: 'คำทักทาย', en: 'Greeting' }, { bind: true }),
    content: prop.richText(words.text),
    buttonText: prop.text(words.buttonLabel, { max: 120, bind: true }),
    buttonLink: prop.link(words.buttonLink, { bind: true, group: 'content' }),
    footer: prop.richText({ th: 'ท้ายอีเมล', en: 'Footer' }, { max: 5000 }),
  }),
});
