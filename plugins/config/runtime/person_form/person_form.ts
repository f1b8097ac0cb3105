import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'person_form',
  title: { th: 'ฟอร์มผู้ใช้', en: 'Form of a person' },
  icon: 'user-pen',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: {
    type: 'object',
    properties: {
      isNew: { type: 'boolean', default: false, 'x-title': { th: 'ผู้ใช้ใหม่', en: 'A new person' } },
    },
  },
  data: (object): Record<string, { source: string; params: { only: string } }> =>
    object.isNew === true ? {} : { person: { source: 'config.person', params: { only: 'person' } } },
});
