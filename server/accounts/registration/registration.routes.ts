import { checkRegistration, type Registration } from '../../../engine/registration/checkRegistration.ts';
import { readText } from '../../../schemas/index.ts';
import type { Context } from '../../http/context.ts';
import { readBody } from '../../http/readBody.ts';
import type { Router } from '../../http/router.ts';
import { wakeMailer } from '../../mail/mailQueue.ts';
import type { AccountParts } from '../accountParts.ts';
import { readAccountSettings } from '../accountSettings.ts';
import { duplicate, registrationClosed, registrationInvalid } from '../accounts.errors.ts';
import { createAccount } from '../createAccount.ts';
import { findDuplicates, readConflict, type UniqueFields } from '../findDuplicates.ts';
import { hashPassword } from '../password.ts';
import { addressKey } from '../rateLimits.ts';
import { queueConfirmation } from './confirmEmail.ts';
import { readRegistration } from './readRegistration.ts';

/** `POST /api/user`: anybody makes himself an account of role `user`. */
export function addRegistrationRoutes(router: Router, parts: AccountParts): void {
  const { app, limits } = parts;

  router.post('/api/user', async (context) => {
    const { site, language } = context.state;
    const settings = readAccountSettings(site);
    if (!settings.registrationOpen) throw registrationClosed();
    const registration = readRegistration(await readBody(context, '32kb'));
    const issues = checkRegistration(registration, { hosts: site.hosts, password: settings.password });
    if (issues.length > 0) {
      const details = issues.map(({ field, code, text }) => ({ path: field, code, message: readText(text, language) }));
      throw registrationInvalid({}, details);
    }
    // It tells which numbers and addresses are known here, so it may not be asked without end.
    await limits.consume('registration', addressKey(context.ip));
    const taken = await findDuplicates(app.db.site(site.id), registration);
    if (taken.length > 0) return answerDuplicate(context, taken);
    const passwordHash = await hashPassword(registration.password);
    try {
      const id = await register(parts, context, registration, passwordHash);
      await wakeMailer(app);
      context.body = { status: 200, data: presentRegistered(id, registration) };
    } catch (error) {
      const field = readConflict(error);
      if (!field) throw error;
      answerDuplicate(context, [field]);
    }
  });
}

async function register(
  parts: AccountParts,
  context: Context,
  registration: Registration,
  passwordHash: string,
): Promise<string> {
  const { app } = parts;
  const { site, language } = context.state;
  const { firstname, lastname, email, phone, citizen, info } = registration;
  return app.db.site(site.id).transaction(async (tx) => {
    const id = await createAccount(tx, {
      firstname,
      lastname,
      email,
      username: email,
      phone,
      citizen,
      passwordHash,
      language,
      info: { ...info, agreed_at: new Date().toISOString() },
      role: 'user',
    });
    await queueConfirmation(parts, context, { tx, accountId: id, email });
    return id;
  });
}

/** The described answer: 400 with the message `duplicate` and the list of fields at its top. */
function answerDuplicate(context: Context, fields: (keyof UniqueFields)[]): void {
  const { status, code } = duplicate();
  context.status = status;
  context.body = { status, code, message: code, fields, details: fields, requestId: context.state.requestId };
}

function presentRegistered(id: string, { firstname, lastname, email, phone }: Registration) {
  return { id, firstname, lastname, email, username: email, phone, role: 'user' };
}
