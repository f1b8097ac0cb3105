import { inPersonOnly } from '../../../engine/machine/machine.errors.ts';
import { askPrint, cancelPrint, listPrints, readPrint } from '../../documents/batch/askPrint.ts';
import { printForms, printLimits, printStates } from '../../documents/batch/printJobRows.ts';
import {
  documentNotOffered,
  documentUnknown,
  printJobOver,
  printJobsMany,
  printJobUnknown,
} from '../../documents/documents.errors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { list, maybe, nothing, object, oneOf, string, textOf, time, whole, words } from '../call/fields.ts';

const job = object({
  ...{ id: string, document: string, title: words, form: oneOf(...printForms), copies: oneOf('original', 'both') },
  ...{ status: oneOf(...printStates), done: whole, total: whole, created_at: time, error: maybe(string) },
  refused: list(object({ id: string, reason: string })),
  file: maybe(object({ id: string, name: string, size: whole, url: string })),
});

/** Documents of many records as one file: made in the background, and kept for a week for who asked. */
export const printJobCalls: CallGroup = {
  name: 'Print',
  title: { th: 'พิมพ์หลายรายการ', en: 'Printing many records' },
  calls: [
    defineCall({
      id: 'printMany',
      method: 'post',
      path: '/api/print-job',
      summary: {
        th: 'เอกสารของหลายรายการ: พิมพ์เป็น PDF เดียวหรือ zip ส่งอีเมลถึงคู่ค้าแต่ละราย หรือออกเอกสารทุกรายการ',
        en: 'Documents of many records: printed as one PDF or a zip, mailed to each party, or each issued',
      },
      who: 'person',
      audit: {
        action: 'document.printed_many',
        on: 'document',
        id: 'body.document',
        keeps: ['body.form', 'body.records'],
      },
      limits: { body: '64kb' },
      body: {
        document: textOf(60),
        records: list(textOf(100), { minItems: 1, maxItems: printLimits.records }),
        form: oneOf(...printForms),
        'copies?': oneOf('original', 'both'),
        'language?': oneOf('th', 'en'),
      },
      answer: object({ id: string }),
      status: 202,
      errors: [documentUnknown, documentNotOffered, inPersonOnly, printJobsMany],
      example: { body: { document: 'quotation', records: ['0198…'], form: 'pdf' } },
      handle: async ({ app, visit, body, logChange }) => ({ data: await askPrint(app, visit, { ...body, logChange }) }),
    }),
    defineCall({
      id: 'listPrintJobs',
      method: 'get',
      path: '/api/print-job',
      summary: { th: 'งานพิมพ์ของฉัน ล่าสุดก่อน', en: 'My prints of many records, latest first' },
      who: 'person',
      answer: list(job),
      cache: 'no-store',
      handle: async ({ app, visit }) => ({ data: await listPrints(app, visit) }),
    }),
    defineCall({
      id: 'readPrintJob',
      method: 'get',
      path: '/api/print-job/:id',
      summary: {
        th: 'งานพิมพ์ทำถึงไหน รายการที่พิมพ์ไม่ได้ และไฟล์',
        en: 'How far a print is, what could not be printed, and its file',
      },
      who: 'person',
      answer: job,
      cache: 'no-store',
      errors: [printJobUnknown],
      handle: async ({ app, visit, params }) => ({ data: await readPrint(app, visit, params.id) }),
    }),
    defineCall({
      id: 'cancelPrintJob',
      method: 'post',
      path: '/api/print-job/:id/cancel',
      summary: { th: 'ยกเลิกงานพิมพ์', en: 'Cancel a print' },
      who: 'person',
      audit: { action: 'document.print_cancelled', on: 'print_job', id: 'params.id' },
      answer: nothing,
      status: 202,
      errors: [printJobUnknown, printJobOver],
      handle: async ({ visit, params, logChange }) => {
        await cancelPrint(visit, { id: params.id, logChange });
        return { data: null };
      },
    }),
  ],
};
