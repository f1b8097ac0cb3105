import { defineScreenWidget } from 'sala/schemas';
import { settingsTexts } from './settingsTexts.ts';

export const widget = defineScreenWidget({
  type: 'document_editor',
  title: settingsTexts.title,
  icon: 'file-text',
  data: (_, { document }) => ({
    documents: { source: 'data.documents' },
    ...(document && { document: { source: 'data.document', params: { name: document } } }),
  }),
});
