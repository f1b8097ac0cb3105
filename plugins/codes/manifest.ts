import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'codes',
  title: { th: 'รหัสและเลขที่เอกสาร', en: 'Codes and numbers' },
  description: { th: 'รูปแบบเลขที่เอกสารและเลขลำดับ', en: 'Number patterns and their sequences' },
  group: 'erp',
  icon: 'hash',
  roles: ['admin', 'manager'],
  kinds: ['shop', 'factory'],
  routes: [],
});
