import { listSignIns } from '../../identity/credentials/signInLog.ts';
import { listAudit } from '../../sites/audit/listAudit.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { anything, list, maybe, object, paging, readPage, string, text, time } from '../call/fields.ts';
import { signInEvent } from './signInEvent.ts';

/** The sign-in log and the audit log. */
export const logCalls: CallGroup = {
  name: 'Logs',
  title: { th: 'บันทึก', en: 'Logs' },
  calls: [
    defineCall({
      id: 'listSignIns',
      method: 'get',
      path: '/api/sign-ins',
      summary: { th: 'ประวัติการเข้าสู่ระบบ', en: 'Who signed in or tried to' },
      who: 'administrator',
      asked: true,
      query: { 'user?': text, ...paging },
      answer: list(signInEvent),
      handle: async ({ visit, query }) => ({
        data: await listSignIns(visit.db, { accountId: query.user, ...readPage(query) }),
      }),
    }),
    defineCall({
      id: 'listAudit',
      method: 'get',
      path: '/api/audit',
      summary: { th: 'บันทึกการเปลี่ยนแปลง', en: 'Who changed what' },
      who: 'administrator',
      asked: true,
      query: { 'target?': text, 'actor?': text, ...paging },
      answer: list(
        object({
          at: time,
          actorId: maybe(string),
          actor: maybe(string),
          onBehalfOfId: maybe(string),
          onBehalfOf: maybe(string),
          action: string,
          targetKind: maybe(string),
          targetId: maybe(string),
          target: maybe(string),
          changes: anything,
          address: maybe(string),
        }),
      ),
      handle: async ({ visit, query }) => ({
        data: await listAudit(visit.db, {
          targetId: query.target,
          actorId: query.actor,
          language: visit.language,
          ...readPage(query),
        }),
      }),
    }),
  ],
};
