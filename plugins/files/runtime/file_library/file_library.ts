import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'file_library',
  title: { th: 'คลังไฟล์', en: 'Files' },
  icon: 'images',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
});
