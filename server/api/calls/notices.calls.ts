import { mailChoices, type NoticePreference, noticeTopics } from '../../../schemas/index.ts';
import { gatewayUnknown } from '../../messages/gateways/gateways.errors.ts';
import {
  changePreference,
  dropLineLink,
  readPreference,
  startLineLink,
} from '../../messages/notices/noticePreferences.ts';
import { receiveLine } from '../../messages/notices/receiveLine.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, maybe, nothing, object, oneOf, string, textOf, time } from '../call/fields.ts';
import { readSigned } from '../http/readBody.ts';

const choice = object({ toast: flag, mail: oneOf(...mailChoices), line: flag });
const topics = object(Object.fromEntries(noticeTopics.map((topic) => [topic, choice])));
const ofDay = textOf(5, { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', example: '08:00' });
const preference = { topics, digestAt: ofDay, quietFrom: maybe(ofDay), quietTo: maybe(ofDay) };
const noChoice = { toast: true, mail: 'digest', line: false };

/** How people want to be notified, and the LINE accounts that they linked. */
export const noticeCalls: CallGroup = {
  name: 'Notices',
  title: { th: 'วิธีรับการแจ้งเตือน', en: 'How people are told' },
  calls: [
    defineCall({
      id: 'readNoticePreference',
      method: 'get',
      path: '/api/notices/preference',
      summary: { th: 'วิธีรับการแจ้งเตือนของฉันในเว็บไซต์นี้', en: 'How I am told on this site' },
      who: 'owner',
      asked: true,
      answer: object({
        ...preference,
        /** Whether these are their quiet hours. */
        quiet: flag,
        line: maybe(object({ account: string, linked: flag })),
        email: maybe(string),
      }),
      handle: async ({ app, visit }) => ({ data: await readPreference(app, visit) }),
    }),
    defineCall({
      id: 'changeNoticePreference',
      method: 'put',
      path: '/api/notices/preference',
      summary: { th: 'เลือกวิธีรับการแจ้งเตือน', en: 'Choose how I am told' },
      who: 'owner',
      audit: { none: 'a taste of the person themselves' },
      body: preference,
      answer: nothing,
      example: {
        body: {
          topics: Object.fromEntries(noticeTopics.map((topic) => [topic, noChoice])),
          digestAt: '08:00',
          quietFrom: '21:00',
          quietTo: '07:00',
        },
      },
      handle: async ({ visit, body }) => {
        await changePreference(visit, body as unknown as NoticePreference); // checked by the definition above
        return { data: null };
      },
    }),
    defineCall({
      id: 'startLineLink',
      method: 'post',
      path: '/api/notices/line',
      summary: { th: 'ขอรหัสเชื่อมบัญชี LINE', en: 'Ask for the code that links a LINE account' },
      who: 'owner',
      audit: { none: 'nothing is linked until LINE brings the code' },
      answer: object({ code: string, until: time, account: string }),
      status: 201,
      cache: 'no-store',
      errors: [gatewayUnknown],
      handle: async ({ app, visit }) => ({ data: await startLineLink(app, visit) }),
    }),
    defineCall({
      id: 'dropLineLink',
      method: 'delete',
      path: '/api/notices/line',
      summary: { th: 'เลิกเชื่อมบัญชี LINE', en: 'Unlink my LINE account' },
      who: 'owner',
      audit: { none: 'a link of the person themselves' },
      answer: nothing,
      handle: async ({ visit }) => {
        await dropLineLink(visit);
        return { data: null };
      },
    }),
    defineCall({
      id: 'receiveLine',
      method: 'post',
      path: '/api/gateways/line/hook',
      summary: {
        th: 'ข้อความจาก LINE (ลงลายเซ็นด้วย channel secret)',
        en: 'What LINE tells, signed with the channel secret',
      },
      who: 'anyone',
      audit: { none: 'LINE tells it, nobody of the site' },
      crossSite: true,
      takes: 'application/json',
      example: {
        body: {
          events: [{ type: 'message', source: { userId: 'U4af4980629' }, message: { type: 'text', text: '482913' } }],
        },
      },
      limits: { rate: { name: 'lineHook', per: 'address' } },
      answer: nothing,
      errors: [gatewayUnknown],
      handle: async ({ app, visit, http }) => {
        await receiveLine(app, visit, {
          body: await readSigned(app, http, '256kb'),
          signature: http.get('x-line-signature'),
        });
        return { data: null };
      },
    }),
  ],
};
