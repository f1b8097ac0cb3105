import { defineWidget } from 'sala/schemas';
import { readPeopleAddress } from '../../shared/listPeopleData.ts';

export const widget = defineWidget({
  type: 'people_list',
  title: { th: 'รายชื่อผู้ใช้', en: 'People' },
  icon: 'users',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: (_, address) => ({ people: { source: 'config.people', params: readPeopleAddress(address) } }),
});
