import { documentSettingsSchema } from '../../../schemas/index.ts';
import {
  documentNotOfRecord,
  documentUnknown,
  settingsChanged,
  settingsInvalid,
} from '../../documents/documents.errors.ts';
import {
  listDocuments,
  previewDocumentSettings,
  readDocumentSettings,
  saveDocumentSettings,
} from '../../documents/settings/documentSettings.ts';
import { templateRefused } from '../../platform/template/template.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  checkedByRules,
  flag,
  list,
  map,
  maybe,
  object,
  oneOf,
  string,
  textOf,
  time,
  version,
  words,
} from '../call/fields.ts';
import { documentPolicy } from './documentPolicy.ts';
import { reading } from './recordRefusals.ts';

const { $id, ...schema } = documentSettingsSchema;
const settings = checkedByRules(schema);

/** How a site wants its documents, changed without code. */
export const documentSettingsCalls: CallGroup = {
  name: 'DocumentSettings',
  title: { th: 'แบบเอกสารของเว็บไซต์', en: 'Documents as a site wants them' },
  calls: [
    defineCall({
      id: 'listDocumentSettings',
      method: 'get',
      path: '/api/document-settings',
      summary: { th: 'เอกสารทั้งหมด และเอกสารใดถูกแก้', en: 'All documents, and which were changed' },
      who: 'setter',
      asked: true,
      answer: list(object({ name: string, title: words, collection: string, isChanged: flag })),
      handle: async ({ app, visit }) => ({ data: await listDocuments(app, visit) }),
    }),
    defineCall({
      id: 'readDocumentSettings',
      method: 'get',
      path: '/api/document-settings/:name',
      summary: { th: 'แบบเดิม การแก้ไข และรุ่นที่ผ่านมา', en: 'A document as declared, its changes and their versions' },
      who: 'setter',
      asked: true,
      answer: object({
        ...{ name: string, version, settings: maybe(map), original: map },
        versions: list(object({ version, settings: maybe(map), saved_at: time, by: maybe(string) })),
        records: list(object({ id: string, title: string })),
        choices: list(object({ field: string, title: string, values: list(object({ value: string, title: string })) })),
      }),
      errors: [documentUnknown, ...reading],
      handle: async ({ app, visit, params }) => ({ data: await readDocumentSettings(app, visit, params.name) }),
    }),
    defineCall({
      id: 'saveDocumentSettings',
      method: 'put',
      path: '/api/document-settings/:name',
      summary: {
        th: 'บันทึกแบบเอกสารเป็นรุ่นใหม่ (null: กลับไปใช้แบบเดิม)',
        en: 'Save the settings of a document as a new version (null: as declared)',
      },
      who: 'setter',
      audit: { action: 'document.settings_saved', on: 'document', id: 'params.name', keeps: ['data.version'] },
      limits: { body: '128kb' },
      body: { version, settings: maybe(settings) },
      answer: object({ version }),
      errors: [documentUnknown, settingsInvalid, settingsChanged],
      example: { body: { version: 0, settings: { color: '#0b5394' } } },
      handle: async ({ app, visit, params, body, logChange }) => ({
        data: await saveDocumentSettings(app, visit, { name: params.name, ...body, logChange }),
      }),
    }),
    defineCall({
      id: 'previewDocumentSettings',
      method: 'post',
      path: '/api/document-settings/:name/preview',
      summary: { th: 'ดูเอกสารของรายการหนึ่งก่อนบันทึก', en: 'A record with settings that are not saved' },
      who: 'setter',
      audit: { none: 'nothing is changed' },
      limits: { body: '128kb' },
      body: { record: textOf(100), settings, 'language?': oneOf('th', 'en') },
      file: 'text/html',
      errors: [...reading, documentUnknown, documentNotOfRecord, templateRefused, settingsInvalid],
      example: { body: { record: '0198…', settings: { color: '#0b5394' } } },
      handle: async ({ app, visit, params, body, http }) => {
        const { record: id, ...wanted } = body;
        const html = await previewDocumentSettings(app, visit, { name: params.name, id, ...wanted });
        http.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': documentPolicy });
        http.body = html;
      },
    }),
  ],
};
