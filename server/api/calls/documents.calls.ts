import { inPersonOnly } from '../../../engine/machine/machine.errors.ts';
import { documentFileName, downloadName } from '../../documents/documentFileName.ts';
import {
  documentIssued,
  documentNotOffered,
  documentNotOfRecord,
  documentOpen,
  documentUnknown,
  documentWithoutLayout,
  etaxCancelled,
  etaxIncomplete,
  etaxNotIssued,
  etaxOff,
  mailAddressInvalid,
} from '../../documents/documents.errors.ts';
import { makeEtax, offersEtax } from '../../documents/etax/makeEtax.ts';
import { leaveOutFonts } from '../../documents/frameDocument.ts';
import { issueDocument } from '../../documents/issued/issueDocument.ts';
import { type OpenedDocument, openDocument } from '../../documents/issued/openDocument.ts';
import { mailDocument, proposeMail } from '../../documents/mail/mailDocument.ts';
import { listOffers, requireOffer } from '../../documents/offers.ts';
import { browserMissing, printerBusy, printFailed } from '../../documents/print/print.errors.ts';
import { printByPages } from '../../documents/print/printByPages.ts';
import { readCreation } from '../../documents/readCreation.ts';
import { templateRefused } from '../../platform/template/template.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { email, flag, object, oneOf, string, stringOf, textOf, time } from '../call/fields.ts';
import { documentPolicy } from './documentPolicy.ts';
import { reading } from './recordRefusals.ts';

const query = { 'language?': oneOf('th', 'en'), 'copies?': oneOf('original', 'both') };
const refusals = [...reading, documentUnknown, documentWithoutLayout, documentNotOfRecord, templateRefused];

/** What the preview says of a document beside its pages. */
function describe({ issued, mayIssue }: OpenedDocument): Record<string, string> {
  return {
    ...(issued && { 'X-Document-Issued': issued.issuedAt, 'X-Document-Sha256': issued.sha256 }),
    ...(mayIssue && { 'X-Document-May-Issue': '1' }),
  };
}

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
      parameters: { fonts: { th: '`none` คือไม่ฝังฟอนต์', en: '`none`: without the fonts' } },
      who: 'anyone',
      // Without fonts it is a tenth of its size: for pages that have them.
      query: { ...query, 'fonts?': oneOf('none') },
      file: 'text/html',
      errors: refusals,
      handle: async ({ app, visit, params, query: { fonts, ...wanted }, http }) => {
        const opened = await openDocument(app, visit, { ...params, ...wanted });
        const created = await readCreation(app, visit, opened.record);
        http.set({
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': documentPolicy,
          ...describe(opened),
          ...(created.at && { 'X-Document-Created': created.at }),
          ...(created.by && { 'X-Document-Creator': encodeURIComponent(created.by) }),
          'X-Document-Offers': listOffers(opened.document.declaration).join(' '),
          ...(offersEtax(visit, opened) && { 'X-Document-Etax': '1' }),
        });
        http.body = fonts === 'none' ? leaveOutFonts(opened.html) : opened.html;
      },
    }),
    defineCall({
      id: 'printDocument',
      method: 'get',
      path: '/api/document/:name/:id/pdf',
      summary: { th: 'เอกสารของรายการเป็น PDF', en: 'The document of a record as PDF' },
      parameters: {
        by: {
          th: '`page` คือพิมพ์ทีละหน้า หน้าที่พิมพ์ไม่ได้จะบอกไว้',
          en: '`page`: printed page by page; a page that fails says so',
        },
      },
      who: 'anyone',
      // Page by page is for a document that could not be printed as a whole.
      query: { ...query, 'by?': oneOf('page') },
      file: 'application/pdf',
      errors: [...refusals, documentNotOffered, browserMissing, printerBusy, printFailed],
      handle: async ({ app, visit, params, query: { by, ...wanted }, http }) => {
        const opened = await openDocument(app, visit, { ...params, ...wanted });
        requireOffer(opened.document.declaration, 'download');
        const order = { siteId: visit.site.id, html: opened.html };
        const { pdf, failed } =
          by === 'page' ? await printByPages(app.printer, order) : { pdf: await app.printer.print(order), failed: 0 };
        http.set({ ...describe(opened), ...(failed > 0 && { 'X-Document-Failed-Pages': String(failed) }) });
        http.attachment(downloadName(opened, wanted.copies ?? 'original'));
        http.set('Content-Type', 'application/pdf');
        http.body = Buffer.from(pdf);
      },
    }),
    defineCall({
      id: 'proposeDocumentMail',
      method: 'get',
      path: '/api/document/:name/:id/mail',
      summary: { th: 'ข้อความของอีเมลที่จะแนบเอกสาร', en: 'What a mail with a document would say' },
      who: 'staff',
      query,
      answer: object({ to: string, subject: string, text: string, file: string, replyTo: string }),
      errors: refusals,
      handle: async ({ app, visit, params, query: wanted }) => ({
        data: await proposeMail(app, visit, { ...params, ...wanted }),
      }),
    }),
    defineCall({
      id: 'mailDocument',
      method: 'post',
      path: '/api/document/:name/:id/mail',
      summary: { th: 'ส่งเอกสารเป็นไฟล์แนบของอีเมล', en: 'Send a document attached to a mail' },
      who: 'staff',
      audit: { action: 'document.mailed', on: 'document', id: 'params.id', keeps: ['params.name'] },
      limits: { budget: 'mails' },
      body: { to: email, subject: textOf(200), text: stringOf(5000), 'copyToMe?': flag, ...query },
      answer: object({ mail: string }),
      status: 202,
      errors: [
        ...refusals,
        inPersonOnly,
        documentNotOffered,
        mailAddressInvalid,
        browserMissing,
        printerBusy,
        printFailed,
      ],
      handle: async ({ app, visit, params, body, logChange }) => {
        const { language, copies, copyToMe = false, ...mail } = body;
        return {
          data: await mailDocument(app, visit, {
            ...{ ...params, language, copies, logChange },
            mail: { ...mail, copyToMe },
          }),
        };
      },
    }),
    defineCall({
      id: 'issueDocument',
      method: 'post',
      path: '/api/document/:name/:id/issue',
      summary: {
        th: 'ออกเอกสาร: เก็บไฟล์ไว้ถาวรพร้อมค่าแฮช',
        en: 'Issue a document: its file is kept for good, with its hash',
      },
      who: 'person',
      audit: { action: 'document.issued', on: 'document', id: 'params.id', keeps: ['params.name', 'data.sha256'] },
      body: { 'language?': oneOf('th', 'en') },
      answer: object({ sha256: string, issuedAt: time }),
      status: 201,
      errors: [...refusals, inPersonOnly, documentOpen, documentIssued],
      handle: async ({ app, visit, params, body, logChange }) => ({
        data: await issueDocument(app, visit, { ...params, ...body, logChange }),
      }),
    }),
    defineCall({
      id: 'makeEtaxDocument',
      method: 'post',
      path: '/api/document/:name/:id/etax',
      summary: {
        th: 'เอกสารที่ออกแล้วเป็น e-Tax Invoice: PDF/A-3 พร้อม XML',
        en: 'An issued document as e-tax invoice: PDF/A-3 with its XML',
      },
      who: 'person',
      audit: { action: 'document.etax', on: 'document', id: 'params.id', keeps: ['params.name'] },
      body: {},
      file: 'application/pdf',
      errors: [
        ...refusals,
        ...[inPersonOnly, etaxOff, etaxNotIssued, etaxCancelled, etaxIncomplete],
        ...[browserMissing, printerBusy, printFailed],
      ],
      handle: async ({ app, visit, params, http, logChange }) => {
        const { content, drawn } = await makeEtax(app, visit, { ...params, logChange });
        http.attachment(documentFileName(drawn).replace(/\.pdf$/, '-etax.pdf'));
        http.set('Content-Type', 'application/pdf');
        http.body = Buffer.from(content);
      },
    }),
  ],
};
