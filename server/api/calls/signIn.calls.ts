import { readText } from '../../../schemas/index.ts';
import {
  accountLocked,
  accountUnknown,
  busy,
  linkExpired,
  linkNeedsSignIn,
  passwordNeeded,
  providerFailed,
  providerUnknown,
  signInAgain,
  wrongCode,
  wrongCredentials,
  wrongPassword,
} from '../../identity/accounts.errors.ts';
import { messages } from '../../identity/accounts.messages.ts';
import { presentSession } from '../../identity/presentSession.ts';
import { readSignInOptions } from '../../identity/providers/readSignInOptions.ts';
import { signInByDirectory } from '../../identity/providers/signInByDirectory.ts';
import { signInWithCode } from '../../identity/secondFactor/signInWithCode.ts';
import { checkCredentials } from '../../identity/signIn/checkCredentials.ts';
import { completeSignIn } from '../../identity/signIn/completeSignIn.ts';
import { unlockSession } from '../../identity/signIn/unlockSession.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, map, nothing, object, oneOf, password, string, stringOf, text, textOf } from '../call/fields.ts';
import { forgetEndedSession, forgetSession } from '../http/forgetSession.ts';
import { answerSignedIn, entryRefusals, session } from './sessionAnswer.ts';

const cache = 'no-store';
const limits = { body: '16kb' };
/** An empty password is a wrong one. */
const credentials = { username: text, password: stringOf(1024, { format: 'password' }), 'remember?': flag };
const beside = { message: string };

/** Signing in and out, and the session as it is now. */
export const signInCalls: CallGroup = {
  name: 'SignIn',
  title: { th: 'เข้าสู่ระบบ', en: 'Signing in' },
  calls: [
    defineCall({
      id: 'readSession',
      method: 'get',
      path: '/api/session',
      summary: { th: 'ผู้ใช้ปัจจุบัน', en: 'The session of this browser' },
      who: 'anyone',
      keys: '',
      while: ['locked', 'reset', 'factor'],
      answer: session,
      cache,
      handle: ({ visit, http }) => {
        forgetEndedSession(http);
        return { data: presentSession(visit) };
      },
    }),
    defineCall({
      id: 'readSignInOptions',
      method: 'get',
      path: '/api/signin/options',
      summary: { th: 'ช่องทางเข้าสู่ระบบและกติกาของรหัสผ่าน', en: 'Ways to sign in and rules of passwords' },
      who: 'anyone',
      while: ['reset', 'factor'],
      asked: true,
      answer: object({
        registrationOpen: flag,
        blockPaste: flag,
        hosts: list(string),
        passwordPolicy: map,
        passwordRules: list(object({ code: string, text: string })),
        providers: list(object({ id: string, kind: oneOf('oidc', 'ldap'), title: string })),
      }),
      cache: 'private, no-store',
      handle: async ({ app, visit }) => ({ data: await readSignInOptions(app, visit) }),
    }),
    defineCall({
      id: 'signIn',
      method: 'post',
      path: '/api/signin',
      summary: { th: 'เข้าสู่ระบบด้วยรหัสผ่าน', en: 'Sign in by password' },
      who: 'anyone',
      audit: { none: 'kept in the log of sign-ins' },
      while: ['reset', 'factor'],
      body: credentials,
      limits,
      answer: session,
      beside,
      cache,
      errors: [wrongCredentials, accountUnknown, accountLocked, busy, ...entryRefusals],
      handle: async ({ app, visit, body }) => {
        const account = await checkCredentials(app, visit, body);
        await completeSignIn(app, visit, { account, via: 'password', remember: body.remember === true });
        return answerSignedIn(visit);
      },
    }),
    defineCall({
      id: 'signInWithCode',
      method: 'post',
      path: '/api/signin/second',
      summary: { th: 'ขั้นที่สอง: รหัสจากแอปหรือรหัสสำรอง', en: 'The second step: a code of the app or a recovery code' },
      who: 'anyone',
      audit: { none: 'kept in the log of sign-ins' },
      body: { ticket: textOf(200), code: textOf(40, { example: '123456' }) },
      limits,
      answer: session,
      beside,
      cache,
      errors: [linkExpired, wrongCode, accountLocked, ...entryRefusals],
      handle: async ({ app, visit, body }) => {
        await signInWithCode(app, visit, body);
        return answerSignedIn(visit);
      },
    }),
    defineCall({
      id: 'signInByDirectory',
      method: 'post',
      path: '/api/signin/ad',
      summary: { th: 'เข้าสู่ระบบด้วยบัญชีขององค์กร (LDAP)', en: 'Sign in by the directory (LDAP) of an organisation' },
      who: 'anyone',
      audit: { none: 'kept in the log of sign-ins' },
      body: { ...credentials, 'provider?': textOf(40) },
      limits,
      answer: session,
      beside,
      cache,
      errors: [
        wrongCredentials,
        accountUnknown,
        accountLocked,
        providerUnknown,
        providerFailed,
        linkNeedsSignIn,
        ...entryRefusals,
      ],
      handle: async ({ app, visit, body }) => {
        await signInByDirectory(app, visit, { ...body, remember: body.remember === true });
        return answerSignedIn(visit);
      },
    }),
    defineCall({
      id: 'signOut',
      method: 'post',
      path: '/api/signout',
      summary: { th: 'ออกจากระบบ', en: 'Sign out' },
      who: 'anyone',
      audit: { none: 'concerns the account of the caller alone' },
      while: ['locked', 'reset', 'factor'],
      answer: nothing,
      beside,
      handle: async ({ app, visit, http }) => {
        if (visit.session) await app.sessions.end(visit.site.id, visit.session.key);
        forgetSession(http);
        return { message: readText(messages.signedOut, visit.language), data: null };
      },
    }),
    defineCall({
      id: 'lockSession',
      method: 'post',
      path: '/api/lock',
      summary: { th: 'ล็อกหน้าจอของตัวเอง', en: 'Lock my screen' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      answer: nothing,
      handle: async ({ app, visit, session }) => {
        await app.sessions.lock(visit.site.id, session.key);
        return { data: null };
      },
    }),
    defineCall({
      id: 'unlockSession',
      method: 'post',
      path: '/api/unlock',
      summary: { th: 'ปลดล็อกด้วยรหัสผ่าน', en: 'Unlock it by the password' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      while: ['locked', 'reset', 'factor'],
      body: { 'password?': password },
      limits,
      answer: nothing,
      errors: [passwordNeeded, wrongPassword, signInAgain, accountLocked, busy],
      handle: async ({ app, visit, body }) => {
        await unlockSession(app, visit, body.password);
        return { data: null };
      },
    }),
  ],
};
