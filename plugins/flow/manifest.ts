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
      layouts: { detail: 'workflow' },
    },
  ],
  routes: [
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
