import { listMails, mailUnknown, readMail, sendMailAgain } from '../../messages/mail/listMails.ts';
import { listRecordMails } from '../../messages/mail/listRecordMails.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, maybe, nothing, object, paged, paging, readPage, string, time, whole } from '../call/fields.ts';
import { reading } from './recordRefusals.ts';

const mail = {
  id: string,
  kind: string,
  to: string,
  subject: string,
  status: string,
  tries: whole,
  error: maybe(string),
  createdAt: time,
  sentAt: maybe(time),
};

/** The outbox of mail. */
export const mailCalls: CallGroup = {
  name: 'Mail',
  title: { th: 'จดหมาย', en: 'Mail' },
  calls: [
    defineCall({
      id: 'listMails',
      method: 'get',
      path: '/api/mails',
      summary: { th: 'จดหมายที่ส่ง รอส่ง และส่งไม่ได้', en: 'Mail that was sent, waits or failed' },
      who: 'administrator',
      query: paging,
      answer: list(object(mail)),
      beside: paged,
      handle: async ({ visit, query }) => {
        const page = readPage(query);
        const { mails, total } = await listMails(visit.db, page);
        return { data: mails, total, paging: { ...page, totalPages: Math.ceil(total / page.limit) } };
      },
    }),
    defineCall({
      id: 'listRecordMails',
      method: 'get',
      path: '/api/mails/of/:collection/:record',
      summary: { th: 'อีเมลที่ส่งเกี่ยวกับรายการ', en: 'The mails that were sent about a record' },
      who: 'staff',
      asked: true,
      answer: list(
        object({
          ...{ id: string, to: string, subject: string, status: string, at: time },
          ...{ error: maybe(string), by: maybe(string) },
        }),
      ),
      errors: reading,
      handle: async ({ app, visit, params }) => {
        const { context } = await openVisitRecords(app, visit);
        return { data: await listRecordMails(context, params) };
      },
    }),
    defineCall({
      id: 'readMail',
      method: 'get',
      path: '/api/mails/:id',
      summary: { th: 'จดหมายหนึ่งฉบับ', en: 'One mail' },
      who: 'administrator',
      answer: object({ ...mail, text: string, html: string, linkHidden: flag }),
      cache: 'no-store',
      errors: [mailUnknown],
      handle: async ({ app, visit, session, params }) => ({
        data: await readMail(app, visit, { id: params.id, role: session.role }),
      }),
    }),
    defineCall({
      id: 'sendMailAgain',
      method: 'post',
      path: '/api/mails/:id/send',
      summary: { th: 'ส่งอีกครั้ง', en: 'Send a mail again' },
      who: 'administrator',
      audit: { action: 'mail.sent_again', on: 'mail', id: 'params.id' },
      limits: { budget: 'mails' },
      answer: nothing,
      errors: [mailUnknown],
      handle: async ({ app, visit, params, logChange }) => {
        await sendMailAgain(app, visit, { id: params.id, logChange });
        return { data: null };
      },
    }),
  ],
};
