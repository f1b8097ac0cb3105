import { defineProps, defineWidget, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'site_tools',
  title: { th: 'เครื่องมือของผู้อ่าน', en: 'Tools of the reader' },
  description: {
    th: 'เลือกภาษา โหมดสี ค้นหา และเข้าสู่ระบบ',
    en: 'Language, colour mode, search, and signing in',
  },
  icon: 'settings-2',
  category: 'navigation',
  version: 1,
  hydrate: 'touch',
  choosesLanguage: 'choices',
  props: defineProps({
    choices: prop.toggle({ th: 'ภาษาและโหมดสี', en: 'Language and colour mode' }, { default: true, group: 'content' }),
    search: prop.toggle({ th: 'ค้นหา', en: 'Search' }, { default: true, group: 'content' }),
    account: prop.toggle({ th: 'เข้าสู่ระบบและบัญชี', en: 'Sign-in and account' }, { default: true, group: 'content' }),
    alignment: prop.alignment({ default: 'end' }),
  }),
});
