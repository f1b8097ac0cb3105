import { defineScreenWidget, prop } from 'sala/schemas';

export const widget = defineScreenWidget({
  type: 'person_form',
  title: { th: 'ฟอร์มผู้ใช้', en: 'Form of a person' },
  icon: 'user-pen',
  props: {
    type: 'object',
    properties: {
      isNew: prop.toggle({ th: 'ผู้ใช้ใหม่', en: 'A new person' }),
    },
  },
  data: (object): Record<string, { source: string; params: { only: string } }> =>
    object.isNew === true ? {} : { person: { source: 'config.person', params: { only: 'person' } } },
});
