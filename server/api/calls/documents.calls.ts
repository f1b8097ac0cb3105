import { documentFileName } from '../../documents/documentFileName.ts';
import { documentNotOfRecord, documentUnknown } from '../../documents/documents.errors.ts';
import { drawDocument } from '../../documents/drawDocument.ts';
import { browserMissing, printerBusy, printFailed } from '../../documents/print/print.errors.ts';
import { templateRefused } from '../../documents/template/template.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { oneOf } from '../call/fields.ts';
import { reading } from './recordRefusals.ts';

const query = { 'language?': oneOf('th', 'en'), 'copies?': oneOf('original', 'both') };
const refusals = [...reading, documentUnknown, documentNotOfRecord, templateRefused];
/** Styles and fonts stand in the file; nothing is loaded and nothing runs. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** Records on paper, for whoever may read them. */
export const documentCalls: CallGroup = {
  name: 'Document',
  title: { th: 'เอกสาร', en: 'Documents' },
  calls: [
    defineCall({
      id: 'drawDocument',
      method: 'get',
      path: '/api/document/:name/:id',
      summary: { th: 'เอกสารของรายการเป็น HTML', en: 'The document of a record as HTML' },
      who: 'anyone',
      query,
      file: 'text/html',
      errors: refusals,
      handle: async ({ app, visit, params, query: wanted, http }) => {
        const { html } = await drawDocument(app, visit, { ...params, ...wanted });
        http.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
        http.body = html;
      },
    }),
    defineCall({
      id: 'printDocument',
      method: 'get',
      path: '/api/document/:name/:id/pdf',
      summary: { th: 'เอกสารของรายการเป็น PDF', en: 'The document of a record as PDF' },
      who: 'anyone',
      query,
      file: 'application/pdf',
      errors: [...refusals, browserMissing, printerBusy, printFailed],
      handle: async ({ app, visit, params, query: wanted, http }) => {
        const { html, view } = await drawDocument(app, visit, { ...params, ...wanted });
        const pdf = await app.printer.print(html);
        http.attachment(documentFileName(view, wanted.copies ?? 'original'));
        http.set('Content-Type', 'application/pdf');
        http.body = Buffer.from(pdf);
      },
    }),
  ],
};
