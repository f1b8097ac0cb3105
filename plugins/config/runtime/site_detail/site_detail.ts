import { defineScreenWidget } from 'sala/schemas';
import { readPage } from '../../shared/readAddress.ts';

export const widget = defineScreenWidget({
  type: 'site_detail',
  title: { th: 'ข้อมูลเว็บไซต์', en: 'One site' },
  icon: 'globe',
  data: (_, address) => ({
    site: { source: 'config.site', params: { page: readPage(address), search: (address.q ?? '').slice(0, 100) } },
  }),
});
