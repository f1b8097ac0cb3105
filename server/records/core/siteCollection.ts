import type { CollectionSchema } from '../../../schemas/index.ts';
import type { CoreSource } from './coreSource.ts';

/** The site itself, one record with its public data. Its settings have calls of their own. */
const schema: CollectionSchema = {
  name: 'site',
  title: { th: 'เว็บไซต์', en: 'Site' },
  type: 'object',
  properties: {
    name: { type: 'string', 'x-title': { th: 'ชื่อ', en: 'Name' } },
    type: { type: 'string', enum: ['origin', 'collection', 'unit'], 'x-title': { th: 'ประเภท', en: 'Kind' } },
    host: { type: 'string', 'x-title': { th: 'ชื่อโฮสต์', en: 'Host name' } },
    language: { type: 'string', enum: ['th', 'en'], 'x-title': { th: 'ภาษา', en: 'Language' } },
    time_zone: { type: 'string', 'x-title': { th: 'เขตเวลา', en: 'Time zone' } },
    logo: { type: 'string', 'x-title': { th: 'โลโก้', en: 'Logo' } },
  },
  additionalProperties: false,
  'x-icon': 'globe',
  'x-display': ['name'],
  'x-access': { read: [{ public: true }] },
};

export const siteCollection: CoreSource = {
  schema,
  view: 'core_site',
  core: { changedBy: { create: 'POST /api/sites', update: 'PUT /api/site', delete: 'POST /api/sites/:id/suspend' } },
};
