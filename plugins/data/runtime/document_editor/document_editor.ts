import { defineScreenWidget, prop } from 'sala/schemas';
import { settingsTexts } from './settingsTexts.ts';

export const widget = defineScreenWidget({
  type: 'document_editor',
  title: settingsTexts.title,
  icon: 'file-text',
  props: {
    type: 'object',
    properties: {
      picturesPath: prop.link({ th: 'หน้าที่ตั้งโลโก้ ตราประทับ และลายเซ็น', en: 'Page of logo, stamp and signature' }),
    },
  },
  data: (_, { document }) => ({
    documents: { source: 'data.documents' },
    ...(document && { document: { source: 'data.document', params: { name: document } } }),
  }),
});
