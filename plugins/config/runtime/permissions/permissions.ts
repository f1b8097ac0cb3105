import { defineScreenWidget } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'permissions',
  title: { th: 'ตารางสิทธิ์', en: 'Permissions' },
  icon: 'shield-check',
  data: () => ({
    permitted: { source: 'config.permissions' },
    decided: { source: 'config.overrides' },
    roles: { source: 'config.roles' },
  }),
});
