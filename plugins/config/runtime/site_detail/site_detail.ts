import { defineWidget } from 'sala/schemas';
import { readPage } from '../../shared/readAddress.ts';

export const widget = defineWidget({
  type: 'site_detail',
  title: { th: 'ข้อมูลเว็บไซต์', en: 'One site' },
  icon: 'globe',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: (_, address) => ({
    site: { source: 'config.site', params: { page: readPage(address), search: (address.q ?? '').slice(0, 100) } },
  }),
});
