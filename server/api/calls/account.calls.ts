import { readText } from '../../../schemas/index.ts';
import {
  accountLocked,
  busy,
  emailRefused,
  linkExpired,
  nameRefused,
  passwordNeeded,
  phoneRefused,
  signInAgain,
  taken,
  wrongPassword,
} from '../../identity/accounts.errors.ts';
import { messages } from '../../identity/accounts.messages.ts';
import { confirmOwnAccount, loadOwnAccount } from '../../identity/credentials/confirmOwner.ts';
import { listSignIns } from '../../identity/credentials/signInLog.ts';
import { eraseOwnAccount, lastAdministrator, lastRoot } from '../../identity/ownData/eraseOwnAccount.ts';
import { exportOwnData } from '../../identity/ownData/exportOwnData.ts';
import { changeOwnAccount } from '../../identity/profile/changeOwnAccount.ts';
import { presentOwnAccount } from '../../identity/profile/presentOwnAccount.ts';
import { readProfileChange } from '../../identity/profile/readProfileChange.ts';
import { requestEmailChange } from '../../identity/profile/requestEmailChange.ts';
import { confirmEmail } from '../../identity/registration/confirmEmail.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import {
  email,
  flag,
  list,
  maybe,
  nothing,
  object,
  oneOf,
  paging,
  password,
  readPage,
  string,
  textOf,
  time,
} from '../call/fields.ts';
import { forgetSession } from '../http/forgetSession.ts';
import { profile } from './profileFields.ts';
import { signInEvent } from './signInEvent.ts';

const account = object({
  id: string,
  username: string,
  email: maybe(string),
  emailVerified: flag,
  phone: maybe(string),
  citizen: maybe(string),
  language: maybe(oneOf('th', 'en')),
  firstname: string,
  lastname: string,
  'avatar?': maybe(string),
  role: string,
  hasPassword: flag,
  secondFactor: flag,
});
const proof = [passwordNeeded, wrongPassword, signInAgain, accountLocked, busy];
const beside = { message: string };

/** Calls about a person's own account. */
export const accountCalls: CallGroup = {
  name: 'Account',
  title: { th: 'บัญชีของฉัน', en: 'My account' },
  calls: [
    defineCall({
      id: 'readAccount',
      method: 'get',
      path: '/api/account',
      summary: { th: 'บัญชีของฉัน', en: 'My account' },
      who: 'owner',
      while: ['factor'],
      asked: true,
      answer: account,
      handle: async ({ visit }) => ({ data: presentOwnAccount(await loadOwnAccount(visit)) }),
    }),
    defineCall({
      id: 'changeAccount',
      method: 'put',
      path: '/api/account',
      summary: { th: 'แก้ไขบัญชีของฉัน', en: 'Change my account' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      body: profile,
      limits: { body: '32kb' },
      answer: account,
      errors: [nameRefused, phoneRefused, taken],
      handle: async ({ app, visit, body }) => {
        await changeOwnAccount(app, visit, readProfileChange(body));
        return { data: presentOwnAccount(await loadOwnAccount(visit)) };
      },
    }),
    defineCall({
      id: 'requestEmailChange',
      method: 'post',
      path: '/api/account/email',
      summary: { th: 'เปลี่ยนหรือยืนยันอีเมล', en: 'Change or confirm my mail address' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      body: { 'email?': email, 'password?': password },
      limits: { budget: 'mails', body: '16kb', rate: { name: 'mailToAddress', per: 'person' } },
      answer: nothing,
      beside,
      errors: [...proof, emailRefused, taken],
      handle: async ({ app, visit, body }) => {
        await requestEmailChange(app, visit, body);
        return { message: readText(messages.confirmationSent, visit.language), data: null };
      },
    }),
    defineCall({
      id: 'confirmEmail',
      method: 'post',
      path: '/api/account/email/confirm',
      summary: { th: 'ยืนยันอีเมลด้วยลิงก์', en: 'Confirm it by the link of the mail' },
      who: 'anyone',
      audit: { none: 'concerns the account of the caller alone' },
      body: { token: textOf(200) },
      limits: { body: '16kb', rate: { name: 'ticket', per: 'address' } },
      answer: nothing,
      beside,
      errors: [linkExpired, taken],
      handle: async ({ app, visit, body }) => {
        await confirmEmail(app, visit, body.token);
        return { message: readText(messages.emailConfirmed, visit.language), data: null };
      },
    }),
    defineCall({
      id: 'listOwnSessions',
      method: 'get',
      path: '/api/account/sessions',
      summary: { th: 'อุปกรณ์ที่ฉันเข้าสู่ระบบอยู่', en: 'Where I am signed in' },
      who: 'owner',
      asked: true,
      answer: list(
        object({
          id: string,
          current: flag,
          site: string,
          createdAt: time,
          seenAt: time,
          expiresAt: time,
          address: maybe(string),
          device: maybe(string),
          via: maybe(string),
          remember: flag,
        }),
      ),
      handle: async ({ app, session }) => ({ data: await app.sessions.list(session.userId, session.key) }),
    }),
    defineCall({
      id: 'endOwnSession',
      method: 'delete',
      path: '/api/account/sessions/:id',
      summary: { th: 'ออกจากระบบบนอุปกรณ์หนึ่ง', en: 'Sign out one device' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      body: { 'password?': password },
      limits: { body: '16kb' },
      answer: nothing,
      errors: proof,
      handle: async ({ app, visit, session, params, body }) => {
        await confirmOwnAccount(app, visit, body.password);
        if (!(await app.sessions.endOne(session.userId, params.id))) throw badRequest({ what: 'id' });
        return { data: null };
      },
    }),
    defineCall({
      id: 'endOwnSessions',
      method: 'post',
      path: '/api/account/signout-everywhere',
      summary: { th: 'ออกจากระบบทุกอุปกรณ์', en: 'Sign out everywhere' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      body: { 'keepThis?': flag, 'password?': password },
      limits: { body: '16kb' },
      answer: nothing,
      errors: proof,
      handle: async ({ app, visit, session, body: { keepThis, password }, http }) => {
        await confirmOwnAccount(app, visit, password);
        await app.sessions.endEverywhere(session.userId, keepThis ? session.key : undefined);
        if (!keepThis) forgetSession(http);
        return { data: null };
      },
    }),
    defineCall({
      id: 'listOwnSignIns',
      method: 'get',
      path: '/api/account/sign-ins',
      summary: { th: 'ประวัติการเข้าสู่ระบบของฉัน', en: 'My sign-ins' },
      who: 'owner',
      asked: true,
      query: paging,
      answer: list(signInEvent),
      handle: async ({ visit, session, query }) => ({
        data: await listSignIns(visit.db, { accountId: session.userId, ...readPage(query, 100) }),
      }),
    }),
    defineCall({
      id: 'exportOwnData',
      method: 'get',
      path: '/api/account/export',
      summary: { th: 'สำเนาข้อมูลทั้งหมดของฉัน', en: 'A copy of all that is stored about me' },
      who: 'owner',
      limits: { rate: { name: 'ownData', per: 'person' } },
      file: 'application/json',
      cache: 'no-store',
      handle: async ({ app, visit, http }) => {
        const data = await exportOwnData(app, visit);
        http.attachment('my-data.json');
        http.type = 'application/json';
        http.body = JSON.stringify(data, null, 2);
      },
    }),
    defineCall({
      id: 'eraseAccount',
      method: 'post',
      path: '/api/account/erase',
      summary: { th: 'ลบบัญชีของฉัน', en: 'Erase my account' },
      who: 'owner',
      audit: { within: ['person.erased'] },
      body: { 'password?': password },
      limits: { body: '16kb' },
      answer: object({ whole: flag }),
      beside,
      errors: [...proof, lastAdministrator, lastRoot],
      handle: async ({ app, visit, body, http }) => {
        const { whole } = await eraseOwnAccount(app, visit, body.password);
        forgetSession(http);
        return { message: readText(whole ? messages.erased : messages.leftSite, visit.language), data: { whole } };
      },
    }),
  ],
};
