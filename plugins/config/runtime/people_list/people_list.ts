import { defineScreenWidget } from 'sala/schemas';
import { readPeopleAddress } from '../../shared/listPeopleData.ts';

export const widget = defineScreenWidget({
  type: 'people_list',
  title: { th: 'รายชื่อผู้ใช้', en: 'People' },
  icon: 'users',
  data: (_, address) => ({ people: { source: 'config.people', params: readPeopleAddress(address) } }),
});
