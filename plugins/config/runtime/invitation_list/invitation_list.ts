import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'invitation_list',
  title: { th: 'คำเชิญ', en: 'Invitations' },
  icon: 'mail-plus',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: () => ({ invitations: { source: 'config.invitations' } }),
});
