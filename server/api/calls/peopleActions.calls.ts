import { corePaths, type Text } from '../../../schemas/index.ts';
import {
  linkExpired,
  notYourself,
  personElsewhere,
  personUnknown,
  roleTooHigh,
} from '../../identity/accounts.errors.ts';
import type { IdentityParts } from '../../identity/identityParts.ts';
import {
  demandReset,
  disablePerson,
  enablePerson,
  removePerson,
  removePersonFactor,
  sendReset,
  signOutDevice,
  signOutPerson,
  unlockPerson,
} from '../../identity/people/changeMembership.ts';
import { loadChangeable, type Person } from '../../identity/people/loadPerson.ts';
import { roleExceeds } from '../../identity/roles/roles.errors.ts';
import { checkBypassLink, createBypassLink, signInByBypass } from '../../identity/signIn/bypass.ts';
import type { Visit } from '../../sites/visit.ts';
import { type Call, type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, nothing, object, string, time } from '../call/fields.ts';
import { answerButtonPage } from '../http/answerButtonPage.ts';
import { entryRefusals } from './sessionAnswer.ts';

const above = [roleTooHigh, roleExceeds, personUnknown];
const others = [...above, notYourself];

/** Actions of administrators on people. */
export const personActionCalls: CallGroup = {
  name: 'PersonActions',
  title: { th: 'การจัดการผู้ใช้', en: 'Actions on people' },
  calls: [
    defineAction('disable', 'disablePerson', { th: 'ระงับผู้ใช้', en: 'Suspend a person' }, disablePerson),
    defineAction('enable', 'enablePerson', { th: 'เลิกระงับผู้ใช้', en: 'Let a person in again' }, (_, visit, person) =>
      enablePerson(visit, person),
    ),
    defineAction(
      'unlock',
      'unlockPerson',
      { th: 'ปลดล็อกบัญชีที่ใส่รหัสผิดหลายครั้ง', en: 'Unlock an account after wrong tries' },
      unlockPerson,
    ),
    defineCall({
      id: 'signOutPerson',
      method: 'post',
      path: '/api/people/:id/signout',
      summary: { th: 'ออกจากระบบทุกอุปกรณ์ของผู้ใช้', en: 'Sign a person out everywhere' },
      who: 'administrator',
      audit: { within: ['person.signed_out'] },
      answer: nothing,
      errors: above,
      handle: async ({ app, visit, params }) => {
        await signOutPerson(app, visit, await loadChangeable(app, visit, { id: params.id, allowSelf: true }));
        return { data: null };
      },
    }),
    defineCall({
      id: 'signOutDevice',
      method: 'delete',
      path: '/api/people/:id/sessions/:session',
      summary: { th: 'ออกจากระบบอุปกรณ์หนึ่งของผู้ใช้', en: 'Sign out one device of a person' },
      who: 'administrator',
      audit: { within: ['person.session_ended'] },
      answer: nothing,
      errors: above,
      handle: async ({ app, visit, params }) => {
        const person = await loadChangeable(app, visit, { id: params.id, allowSelf: true });
        await signOutDevice(app, visit, { person, session: params.session });
        return { data: null };
      },
    }),
    defineCall({
      id: 'resetPerson',
      method: 'post',
      path: '/api/people/:id/reset',
      summary: {
        th: 'ส่งลิงก์ตั้งรหัสผ่าน หรือบังคับเมื่อเข้าครั้งหน้า',
        en: 'Mail a reset link, or ask for a new password at the next sign-in',
      },
      who: 'administrator',
      audit: { within: ['person.reset_mailed', 'person.reset_demanded'] },
      body: { 'atNextSignIn?': flag },
      limits: { budget: 'mails', body: '16kb' },
      answer: nothing,
      errors: [...above, personElsewhere],
      handle: async ({ app, visit, params, body }) => {
        const person = await loadChangeable(app, visit, { id: params.id, allowSelf: true });
        await (body.atNextSignIn ? demandReset : sendReset)(app, visit, person);
        return { data: null };
      },
    }),
    defineCall({
      id: 'removePersonFactor',
      method: 'post',
      path: '/api/people/:id/second-factor/disable',
      summary: { th: 'ปิดการยืนยันสองขั้นตอนของผู้ใช้', en: "Turn a person's second factor off" },
      who: 'administrator',
      audit: { within: ['person.second_factor_removed'] },
      limits: { budget: 'mails' },
      answer: nothing,
      errors: [...others, personElsewhere],
      handle: async ({ app, visit, session, params }) => {
        const person = await loadChangeable(app, visit, { id: params.id, atHome: true });
        await removePersonFactor(app, visit, { person, session });
        return { data: null };
      },
    }),
    defineCall({
      id: 'removePerson',
      method: 'delete',
      path: '/api/people/:id',
      summary: { th: 'นำผู้ใช้ออก', en: 'Remove a person' },
      who: 'administrator',
      audit: { within: ['person.removed'] },
      answer: nothing,
      errors: others,
      handle: async ({ app, visit, params }) => {
        await removePerson(app, visit, await loadChangeable(app, visit, { id: params.id }));
        return { data: null };
      },
    }),
    defineCall({
      id: 'createBypassLink',
      method: 'post',
      path: '/api/people/:id/bypass',
      summary: {
        th: 'สร้างลิงก์เข้าแทนผู้ใช้ ใช้ได้ครั้งเดียวใน 10 นาที',
        en: 'Make a link to sign in as a person: once, within 10 minutes',
      },
      who: 'administrator',
      audit: { action: 'person.bypass_made', on: 'person', id: 'params.id' },
      answer: object({ url: string, expiresAt: time }),
      status: 201,
      cache: 'no-store',
      errors: others,
      handle: async ({ app, visit, session, params, logChange }) => {
        const person = await loadChangeable(app, visit, { id: params.id });
        return { data: await createBypassLink(app, visit, { session, person, logChange }) };
      },
    }),
    defineCall({
      id: 'openBypassLink',
      method: 'get',
      path: '/user/bypass/:id',
      summary: { th: 'หน้าของลิงก์เข้าแทนผู้ใช้', en: 'The page of a link to sign in as a person' },
      who: 'anyone',
      while: ['locked'],
      link: true,
      limits: { rate: { name: 'ticket', per: 'address' } },
      file: 'text/html',
      errors: [linkExpired],
      handle: async ({ app, visit, params, http }) => {
        await checkBypassLink(app, visit, params.id);
        return answerButtonPage(http, bypassPage);
      },
    }),
    defineCall({
      id: 'signInByBypass',
      method: 'post',
      path: '/user/bypass/:id',
      summary: { th: 'เข้าแทนผู้ใช้ด้วยลิงก์ใช้ครั้งเดียว', en: 'Sign in as a person by a link that works once' },
      who: 'anyone',
      audit: { none: 'kept in the log of sign-ins' },
      while: ['locked'],
      link: true,
      limits: { rate: { name: 'ticket', per: 'address' } },
      status: 303,
      errors: [linkExpired, ...entryRefusals],
      handle: async ({ app, visit, params, http }) => {
        await signInByBypass(app, visit, params.id);
        http.status = 303;
        http.redirect(corePaths.employee);
      },
    }),
  ],
};

const bypassPage = {
  title: { th: 'เข้าสู่ระบบแทนผู้ใช้', en: 'Sign in for a person' },
  what: {
    th: 'ลิงก์นี้ใช้ได้ครั้งเดียว การใช้งานของคุณจะถูกบันทึกไว้',
    en: 'This link works once. What you do is written down.',
  },
  button: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
};

/** An action on another person without an answer. */
function defineAction(
  name: string,
  id: string,
  summary: Text,
  act: (app: IdentityParts, visit: Visit, person: Person) => Promise<void>,
): Call {
  return defineCall({
    id,
    method: 'post',
    path: `/api/people/:id/${name}`,
    summary,
    who: 'administrator',
    audit: { within: [`person.${name}${name.endsWith('e') ? 'd' : 'ed'}`] },
    answer: nothing,
    errors: others,
    handle: async ({ app, visit, params }) => {
      await act(app, visit, await loadChangeable(app, visit, { id: params.id }));
      return { data: null };
    },
  });
}
