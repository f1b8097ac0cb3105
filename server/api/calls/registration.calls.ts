import { SalaError } from '../../../schemas/index.ts';
import { busy, duplicate, registrationClosed, registrationInvalid } from '../../identity/accounts.errors.ts';
import { registerAccount } from '../../identity/registration/registerAccount.ts';
import { type CallGroup, defineCall } from '../call/defineCall.ts';
import { map, object, string, stringOf } from '../call/fields.ts';
import type { Context } from '../http/context.ts';

export const registrationCalls: CallGroup = {
  name: 'Registration',
  title: { th: 'สมัครสมาชิก', en: 'Registration' },
  calls: [
    defineCall({
      id: 'registerAccount',
      method: 'post',
      path: '/api/user',
      summary: { th: 'สมัครสมาชิก', en: 'Register an account' },
      who: 'anyone',
      audit: { none: 'the account itself says when it was made' },
      body: {
        data: object({
          'firstname?': stringOf(100),
          'lastname?': stringOf(100),
          'citizen?': stringOf(20),
          'email?': stringOf(254, { example: 'somchai@example.com' }),
          'password?': stringOf(1024, { format: 'password' }),
          'confirmPassword?': stringOf(1024, { format: 'password' }),
          'phone?': stringOf(20, { example: '0812345678' }),
          'info?': map,
        }),
      },
      // It reveals which numbers and addresses are registered, so it is limited per address.
      limits: { budget: 'mails', body: '32kb', rate: { name: 'registration', per: 'address' } },
      answer: object({
        id: string,
        firstname: string,
        lastname: string,
        email: string,
        username: string,
        phone: string,
        role: string,
      }),
      errors: [registrationInvalid, duplicate, registrationClosed, busy],
      handle: async ({ app, visit, body, http }) => {
        try {
          return { data: await registerAccount(app, visit, body.data) };
        } catch (error) {
          if (!(error instanceof SalaError) || error.code !== 'duplicate') throw error;
          return answerDuplicate(http, error);
        }
      },
    }),
  ],
};

/** As specified: the names of the fields are at the top level, beside the message `duplicate`. */
function answerDuplicate(http: Context, { status, code, details }: SalaError): void {
  http.status = status;
  http.body = { status, code, message: code, fields: details, details, requestId: http.state.requestId };
}
