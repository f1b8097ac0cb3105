import { readText } from '../../../schemas/index.ts';
import {
  accountLocked,
  busy,
  linkExpired,
  passwordFrequent,
  passwordMissing,
  passwordNeeded,
  passwordRefused,
  passwordSame,
  signInAgain,
  wrongPassword,
} from '../../identity/accounts.errors.ts';
import { messages } from '../../identity/accounts.messages.ts';
import { changeOwnPassword, resetPassword } from '../../identity/password/changePassword.ts';
import { requestReset } from '../../identity/password/requestReset.ts';
import { presentSession } from '../../identity/presentSession.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { email, nothing, password, string, textOf } from '../call/fields.ts';
import { session } from './sessionAnswer.ts';

/** Setting a new password. */
export const passwordCalls: CallGroup = {
  name: 'Password',
  title: { th: 'รหัสผ่าน', en: 'Passwords' },
  calls: [
    defineCall({
      id: 'requestPasswordReset',
      method: 'post',
      path: '/api/forgot',
      summary: { th: 'ขอลิงก์ตั้งรหัสผ่านใหม่ทางอีเมล', en: 'Ask for a link to set a new password, by mail' },
      who: 'anyone',
      audit: { none: 'concerns the account of the caller alone' },
      body: { email },
      limits: { budget: 'mails', body: '16kb', rate: { name: 'forgotByAddress', per: 'address' } },
      answer: nothing,
      beside: { message: string },
      handle: async ({ app, visit, body }) => {
        await requestReset(app, visit, body.email);
        return { message: readText(messages.forgot, visit.language), data: null };
      },
    }),
    defineCall({
      id: 'changePassword',
      method: 'post',
      path: '/api/changepwd',
      summary: {
        th: 'ตั้งรหัสผ่านใหม่ ด้วยลิงก์จากอีเมล (requestId) หรือรหัสผ่านเดิม',
        en: 'Set a new password, by the link of the mail (requestId) or by the present one',
      },
      who: 'anyone',
      audit: { none: 'concerns the account of the caller alone' },
      while: ['reset', 'factor'],
      body: { 'newPassword?': password, 'requestId?': textOf(200), 'currentPassword?': password },
      limits: { budget: 'mails', body: '16kb', rate: { name: 'ticket', per: 'address' } },
      answer: session,
      beside: { message: string },
      cache: 'no-store',
      errors: [
        linkExpired,
        passwordMissing,
        passwordFrequent,
        passwordRefused,
        passwordSame,
        passwordNeeded,
        wrongPassword,
        signInAgain,
        accountLocked,
        busy,
      ],
      handle: async ({ app, visit, body: { newPassword, requestId, currentPassword } }) => {
        if (requestId) await resetPassword(app, visit, { token: requestId, password: newPassword });
        else await changeOwnPassword(app, visit, { password: newPassword, current: currentPassword });
        return { message: readText(messages.passwordChanged, visit.language), data: presentSession(visit) };
      },
    }),
  ],
};
