import {
  accountLocked,
  busy,
  passwordNeeded,
  secondFactorOff,
  secondFactorOn,
  signInAgain,
  wrongCode,
  wrongPassword,
} from '../../identity/accounts.errors.ts';
import { loadOwnAccount } from '../../identity/credentials/confirmOwner.ts';
import {
  enrolSecondFactor,
  replaceRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '../../identity/secondFactor/changeSecondFactor.ts';
import { countRecoveryCodes } from '../../identity/secondFactor/recoveryCodes.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { flag, list, nothing, object, password, string, textOf, whole } from '../call/fields.ts';

const cache = 'no-store';
const limits = { body: '16kb' };
const code = textOf(40, { example: '123456' });
const recoveryCodes = object({ recoveryCodes: list(string) });
const proof = [passwordNeeded, wrongPassword, signInAgain, accountLocked, busy];

/** A person's own second factor. */
export const secondFactorCalls: CallGroup = {
  name: 'SecondFactor',
  title: { th: 'การยืนยันสองขั้นตอน', en: 'Second factor' },
  calls: [
    defineCall({
      id: 'readSecondFactor',
      method: 'get',
      path: '/api/account/second-factor',
      summary: { th: 'สถานะการยืนยันสองขั้นตอน', en: 'Whether my second factor is on' },
      who: 'owner',
      while: ['factor'],
      asked: true,
      answer: object({ on: flag, recoveryLeft: whole }),
      handle: async ({ app, visit }) => {
        const account = await loadOwnAccount(visit);
        const recoveryLeft = account.secondFactorOn ? await countRecoveryCodes(app.db, account) : 0;
        return { data: { on: account.secondFactorOn, recoveryLeft } };
      },
    }),
    defineCall({
      id: 'enrolSecondFactor',
      method: 'post',
      path: '/api/account/second-factor/enrol',
      summary: { th: 'เริ่มเปิดการยืนยันสองขั้นตอน', en: 'Begin to turn the second factor on' },
      who: 'owner',
      while: ['factor'],
      audit: { none: 'concerns the account of the caller alone' },
      body: { 'password?': password },
      limits,
      answer: object({ secret: string, uri: string }),
      cache,
      errors: [...proof, secondFactorOn],
      handle: async ({ app, visit, body }) => ({ data: await enrolSecondFactor(app, visit, body.password) }),
    }),
    defineCall({
      id: 'turnOnSecondFactor',
      method: 'post',
      path: '/api/account/second-factor/confirm',
      summary: { th: 'เปิดใช้ด้วยรหัสแรกจากแอป', en: 'Turn it on by the first code of the app' },
      who: 'owner',
      while: ['factor'],
      audit: { none: 'concerns the account of the caller alone' },
      body: { code },
      limits,
      answer: recoveryCodes,
      cache,
      errors: [wrongCode, accountLocked, secondFactorOn, secondFactorOff],
      handle: async ({ app, visit, body }) => ({
        data: { recoveryCodes: await turnOnSecondFactor(app, visit, body.code) },
      }),
    }),
    defineCall({
      id: 'replaceRecoveryCodes',
      method: 'post',
      path: '/api/account/second-factor/recovery-codes',
      summary: { th: 'ออกรหัสสำรองชุดใหม่', en: 'New recovery codes' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      body: { code, 'password?': password },
      limits,
      answer: recoveryCodes,
      cache,
      errors: [...proof, wrongCode, secondFactorOff],
      handle: async ({ app, visit, body: { code, password } }) => ({
        data: { recoveryCodes: await replaceRecoveryCodes(app, visit, { code, password }) },
      }),
    }),
    defineCall({
      id: 'turnOffSecondFactor',
      method: 'post',
      path: '/api/account/second-factor/disable',
      summary: { th: 'ปิดการยืนยันสองขั้นตอน', en: 'Turn the second factor off' },
      who: 'owner',
      audit: { none: 'concerns the account of the caller alone' },
      body: { code, 'password?': password },
      limits: { ...limits, budget: 'mails' },
      answer: nothing,
      errors: [...proof, wrongCode, secondFactorOff],
      handle: async ({ app, visit, body: { code, password } }) => {
        await turnOffSecondFactor(app, visit, { code, password });
        return { data: null };
      },
    }),
  ],
};
