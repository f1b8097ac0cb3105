import { validationFailed } from '../../../engine/record/recordErrors.ts';
import {
  listTemplates,
  previewTemplate,
  removeTemplate,
  saveTemplate,
} from '../../messages/templates/changeTemplates.ts';
import { mailTemplateUnknown } from '../../messages/templates/templates.errors.ts';
import { templateRefused } from '../../platform/template/template.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, nothing, object, oneOf, string, stringOf, textOf, words } from '../call/fields.ts';

const inBoth = (longest: number) => object({ th: stringOf(longest), en: stringOf(longest) });
const texts = { subject: inBoth(300), body: inBoth(20_000), 'button?': inBoth(100) };
const key = textOf(60, { pattern: '^[a-z][a-z0-9_]*$', example: 'invitation' });

/** The texts of mails, as templates that a site may change. */
export const mailTemplateCalls: CallGroup = {
  name: 'Mail templates',
  title: { th: 'แม่แบบอีเมล', en: 'Mail templates' },
  calls: [
    defineCall({
      id: 'listMailTemplates',
      method: 'get',
      path: '/api/mail-templates',
      summary: { th: 'ข้อความของอีเมลทั้งหมด', en: 'The texts of all mails' },
      who: 'setter',
      asked: true,
      answer: list(
        object({
          ...{ key: string, title: words, shipped: flag, changed: flag },
          ...{ subject: words, body: words, 'button?': words, values: list(object({ name: string, title: words })) },
        }),
      ),
      handle: async ({ app, visit }) => ({ data: await listTemplates(app, visit.site.id) }),
    }),
    defineCall({
      id: 'saveMailTemplate',
      method: 'put',
      path: '/api/mail-templates/:key',
      summary: { th: 'บันทึกข้อความของอีเมล', en: 'Store the texts of a mail' },
      who: 'setter',
      audit: { action: 'mail_template.saved', on: 'mail_template', id: 'params.key' },
      body: { 'name?': textOf(200), ...texts },
      limits: { body: '256kb' },
      answer: nothing,
      errors: [templateRefused, mailTemplateUnknown, validationFailed],
      example: { body: { subject: { th: 'ยินดีต้อนรับ', en: 'Welcome' }, body: { th: 'ถึง {{name}}', en: 'To {{name}}' } } },
      handle: async ({ app, visit, params, body: { name = '', ...given }, logChange }) => {
        if (!/^[a-z][a-z0-9_]{0,59}$/.test(params.key)) throw mailTemplateUnknown();
        await saveTemplate(app, visit, { key: params.key, name, texts: given, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'removeMailTemplate',
      method: 'delete',
      path: '/api/mail-templates/:key',
      summary: { th: 'ลบแม่แบบ หรือกลับไปใช้ข้อความเดิม', en: 'Remove a template, or go back to the first texts' },
      who: 'setter',
      audit: { action: 'mail_template.removed', on: 'mail_template', id: 'params.key' },
      answer: nothing,
      errors: [mailTemplateUnknown],
      handle: async ({ app, visit, params, logChange }) => {
        await removeTemplate(app, visit, { key: params.key, logChange });
        return { data: null };
      },
    }),
    defineCall({
      id: 'previewMailTemplate',
      method: 'post',
      path: '/api/mail-templates/preview',
      summary: { th: 'ดูตัวอย่างอีเมลด้วยข้อมูลสมมติ', en: 'See a mail with sample values' },
      who: 'setter',
      audit: { none: 'changes nothing' },
      body: { key, language: oneOf('th', 'en'), ...texts },
      limits: { body: '256kb' },
      answer: object({ subject: string, text: string, html: string }),
      errors: [templateRefused],
      handle: async ({ visit, body: { key: name, language, ...given } }) => ({
        data: previewTemplate({ key: name, texts: given, language }, visit.site),
      }),
    }),
  ],
};
