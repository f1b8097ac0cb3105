import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'flow',
  title: { th: 'โฟลว์', en: 'Flows' },
  description: { th: 'สิ่งที่ระบบทำตามลำดับหลังการคลิก', en: 'What happens step by step after a click' },
  group: 'system',
  icon: 'workflow',
  roles: ['admin'],
  core: true,
  screens: [
    {
      collection: 'workflow',
      path: '/setup/workflow',
      title: { th: 'โฟลว์', en: 'Flows' },
      icon: 'workflow',
      roles: ['root', 'admin'],
      order: 97,
      layouts: { list: 'workflows', detail: 'workflow' },
    },
  ],
  forms: {
    settings: {
      flow: {
        type: 'string',
        maxLength: 64,
        'x-control': 'form_flow_picker',
        'x-title': { th: 'โฟลว์หลังส่งแบบฟอร์ม', en: 'Flow after it is sent' },
        'x-help': {
          th: 'เริ่มทันทีที่ส่ง ข้อความและการเปลี่ยนหน้าในโฟลว์แสดงแก่ผู้ส่ง',
          en: 'Begins once it is sent; its messages and redirects are shown to the sender.',
        },
      },
    },
  },
  routes: [
    {
      path: '/setup/workflow-library',
      title: { th: 'คลังโฟลว์', en: 'Library of flows' },
      icon: 'library',
      layout: 'library',
      roles: ['root', 'admin'],
      inMenu: true,
      order: 97,
    },
    {
      path: '/support/flow',
      title: { th: 'การรันโฟลว์', en: 'Runs of flows' },
      icon: 'history',
      layout: 'runs',
      roles: ['root', 'admin'],
      inMenu: true,
      order: 98,
    },
  ],
});
