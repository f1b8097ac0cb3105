import { defineProps, defineWidget, prop, words } from 'sala/schemas';
import { explanationProp, forgotLinkProp, headingProp, nextProp } from '../../shared/accountProps.ts';

export const widget = defineWidget({
  type: 'sign_in',
  title: words.signIn,
  description: { th: 'แบบฟอร์มเข้าสู่ระบบ', en: 'The form for signing in' },
  icon: 'log-in',
  category: 'shell',
  version: 1,
  aliases: ['login'],
  hydrate: 'load',
  data: () => ({ '/api/signin/options': { source: 'user.options' } }),
  props: defineProps({
    title: headingProp(words.signIn),
    text: explanationProp(),
    forgotLink: forgotLinkProp(''),
    registerLink: prop.link(
      { th: 'ลิงก์สมัครสมาชิก', en: 'Link for signing up' },
      {
        help: {
          th: 'เว้นว่างไว้เพื่อเปิดแบบฟอร์มสมัครในที่เดิม',
          en: 'Leave empty to open the form in the same place',
        },
      },
    ),
    next: nextProp({ th: 'หน้าถัดไป', en: 'Page after signing in' }),
    way: prop.choice(
      { th: 'ตรวจสอบกับ', en: 'Checked by' },
      {
        password: { th: 'บัญชีของเว็บไซต์', en: 'Accounts of the site' },
        directory: { th: 'ไดเรกทอรีขององค์กร', en: 'Directory of the organisation' },
      },
      { group: 'behaviour' },
    ),
    display: prop.choice(
      { th: 'การแสดงผล', en: 'Shown as' },
      {
        panel: { th: 'ในหน้า', en: 'Part of the page' },
        modal: { th: 'ปุ่มที่เปิดหน้าต่าง', en: 'A button that opens a window' },
      },
    ),
  }),
});
