import { badQuery } from '../../../engine/condition/values/condition.errors.ts';
import { layoutNewer } from '../../../engine/layout/layout.errors.ts';
import { notAllowed, recordNotFound } from '../../../engine/record/recordErrors.ts';
import { flowRunStates } from '../../../schemas/index.ts';
import { answerSubmission, noSenderAddress } from '../../pages/forms/answerSubmission.ts';
import { findEarlier } from '../../pages/forms/findEarlier.ts';
import { formRegistered, formUnknown, nextUnknown, valueUncheckable } from '../../pages/forms/forms.errors.ts';
import { isValueTaken } from '../../pages/forms/isValueTaken.ts';
import { readFormRun } from '../../pages/forms/readFormRun.ts';
import { sendForm } from '../../pages/forms/sendForm.ts';
import { pageLocked } from '../../pages/lock/pageLock.errors.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { anything, flag, formKey, map, maybe, object, oneOf, string, stringOf, textOf, time } from '../call/fields.ts';
import { writing } from './recordRefusals.ts';

const place = { key: formKey, 'path?': stringOf(100_000, { example: '/apply?course=7' }) };
const unreachable = [formUnknown, pageUnknown, pageLocked, layoutNewer];

/** Forms that visitors fill in. */
export const formCalls: CallGroup = {
  name: 'Form',
  title: { th: 'แบบฟอร์ม', en: 'Forms' },
  calls: [
    defineCall({
      id: 'sendForm',
      method: 'post',
      path: '/api/form',
      summary: { th: 'ส่งแบบฟอร์ม', en: 'Send a form' },
      who: 'anyone',
      audit: { none: 'kept in the history of the record' },
      keys: 'form',
      body: { ...place, values: map },
      limits: { budget: 'records', body: '512kb', rate: { name: 'formSubmission', per: 'address' } },
      answer: object({ id: string, state: maybe(string), created_at: time, 'next?': string, 'run?': string }),
      status: 201,
      errors: [...writing, ...unreachable, nextUnknown, formRegistered],
      handle: async ({ app, visit, body }) => ({ data: await sendForm(app, visit, body) }),
    }),
    defineCall({
      id: 'readEarlierSubmission',
      method: 'get',
      path: '/api/form/earlier',
      summary: { th: 'ฉันเคยส่งแบบฟอร์มนี้เมื่อใด', en: 'When I sent this form before' },
      parameters: { key: { th: 'คีย์ของแบบฟอร์ม เช่น `form/contact`', en: 'Key of the form: `form/contact`' } },
      who: 'person',
      query: place,
      answer: object({ sentAt: maybe(time), once: flag }),
      errors: unreachable,
      handle: async ({ app, visit, query }) => ({ data: await findEarlier(app, visit, query) }),
    }),
    defineCall({
      id: 'readFormRun',
      method: 'get',
      path: '/api/form/run',
      summary: { th: 'โฟลว์ของแบบฟอร์มที่ส่งเข้ามา', en: 'How the flow of a sent form stands' },
      parameters: { submission: { th: 'รหัสของคำตอบที่ส่ง', en: 'Id of the submission' } },
      who: 'person',
      asked: true,
      query: { submission: textOf(64) },
      answer: maybe(
        object({
          ...{ id: string, flowTitle: maybe(string), status: oneOf(...flowRunStates), failedStep: maybe(string) },
          ...{ createdAt: time, finishedAt: maybe(time), mayOpen: flag },
        }),
      ),
      errors: [recordNotFound, notAllowed],
      handle: async ({ app, visit, query }) => ({ data: await readFormRun(app, visit, query.submission) }),
    }),
    defineCall({
      id: 'answerForm',
      method: 'post',
      path: '/api/form/answer',
      summary: { th: 'ตอบแบบฟอร์มทางอีเมลของผู้ส่ง', en: 'Answer a form by mail to its sender' },
      who: 'person',
      audit: { none: 'kept in the history of the record' },
      body: { id: stringOf(64), text: textOf(5000) },
      limits: { budget: 'mails', body: '64kb' },
      answer: object({ to: string }),
      errors: [...writing, recordNotFound, noSenderAddress],
      handle: async ({ app, visit, body }) => ({ data: await answerSubmission(app, visit, body) }),
    }),
    defineCall({
      id: 'checkFormValue',
      method: 'post',
      path: '/api/form/taken',
      summary: { th: 'ค่านี้มีผู้ใช้แล้วหรือไม่', en: 'Does this value exist already' },
      who: 'anyone',
      audit: { none: 'changes nothing' },
      keys: 'form',
      body: { ...place, name: string, 'value?': anything },
      limits: { body: '16kb', rate: { name: 'formValue', per: 'address' } },
      answer: object({ taken: flag }),
      errors: [...unreachable, badQuery, valueUncheckable],
      handle: async ({ app, visit, body }) => ({ data: { taken: await isValueTaken(app, visit, body) } }),
    }),
  ],
};
