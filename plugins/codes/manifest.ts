import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'codes',
  title: { th: 'รหัสและเลขที่เอกสาร', en: 'Codes and numbers' },
  description: { th: 'รูปแบบเลขที่เอกสารและเลขลำดับ', en: 'Number patterns and their sequences' },
  group: 'erp',
  icon: 'hash',
  roles: ['admin', 'manager'],
  kinds: ['shop', 'factory'],
  screens: [
    {
      collection: 'code_management',
      path: '/records/code_management',
      create: 'new',
      title: { th: 'รูปแบบเลขที่เอกสาร', en: 'Number patterns' },
      order: 80,
    },
    {
      collection: 'code_sequence',
      path: '/records/code_sequence',
      create: 'new',
      title: { th: 'เลขลำดับ', en: 'Sequences' },
      order: 81,
      inMenu: false,
    },
  ],
});
