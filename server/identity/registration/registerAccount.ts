import {
  checkRegistration,
  type Registration,
  type RegistrationRules,
} from '../../../engine/people/checkRegistration.ts';
import { type RegistrationQuestion, readText, SalaError } from '../../../schemas/index.ts';
import { wakeMailer } from '../../messages/mail/mailQueue.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { readAccountSettings } from '../../sites/settings/accountSettings.ts';
import type { Visit } from '../../sites/visit.ts';
import { duplicate, registrationClosed, registrationInvalid } from '../accounts.errors.ts';
import { createAccount } from '../createAccount.ts';
import { hashPassword } from '../credentials/hashPassword.ts';
import { findDuplicates, readConflict } from '../findDuplicates.ts';
import type { IdentityParts } from '../identityParts.ts';
import { refuseGuessable } from '../password/refuseGuessable.ts';
import { queueConfirmation } from './queueConfirmation.ts';
import { type RegistrationInput, readRegistration } from './readRegistration.ts';

/** Creates an account of role `user` for whoever registers, and mails them a link to confirm their address. */
export async function registerAccount(app: IdentityParts, visit: Visit, input: RegistrationInput) {
  const questions = listQuestions(app, visit);
  const registration = readRegistration(input, questions);
  refuseInvalid(visit, registration, questions);
  const known = await findDuplicates(visit.db, registration);
  if (known.length > 0) throw duplicate({}, known);
  await refuseGuessed(app, visit, registration);
  const passwordHash = await hashPassword(registration.password);
  try {
    const id = await insertAccount(app, visit, registration, passwordHash);
    await wakeMailer(app);
    const { firstname, lastname, email, phone } = registration;
    return { id, firstname, lastname, email, username: email, phone, role: 'user' };
  } catch (error) {
    const field = readConflict(error);
    throw field ? duplicate({}, [field]) : error;
  }
}

/** What the plugins of the site ask beside what every account has. */
function listQuestions({ registry }: IdentityParts, { site }: Visit): RegistrationQuestion[] {
  return [...activePlugins(registry, site.plugins)].flatMap((id) => registry.plugin(id)?.manifest.registration ?? []);
}

function refuseInvalid(
  { site, language }: Visit,
  registration: Registration,
  questions: RegistrationRules['questions'],
): void {
  const settings = readAccountSettings(site);
  if (!settings.registrationOpen) throw registrationClosed();
  const issues = checkRegistration(registration, { hosts: site.hosts, password: settings.password, questions });
  if (issues.length === 0) return;
  const details = issues.map(({ field, code, text }) => ({ path: field, code, message: readText(text, language) }));
  throw registrationInvalid({}, details);
}

async function refuseGuessed({ config }: IdentityParts, visit: Visit, given: Registration): Promise<void> {
  const { password, email, phone, citizen, firstname, lastname } = given;
  const owner = { email, phone, citizen, profile: { firstname, lastname } };
  await refuseGuessable(config, visit, { owner, password }).catch((error: unknown) => {
    if (!(error instanceof SalaError)) throw error;
    throw registrationInvalid({}, [
      { path: 'password', code: error.code, message: readText(error.text, visit.language) },
    ]);
  });
}

function insertAccount(app: IdentityParts, visit: Visit, given: Registration, passwordHash: string): Promise<string> {
  const { firstname, lastname, email, phone, citizen, info } = given;
  return visit.db.transaction(async (tx) => {
    const id = await createAccount(tx, {
      firstname,
      lastname,
      email,
      username: email,
      phone,
      citizen,
      passwordHash,
      language: visit.language,
      info: { ...info, agreed_at: new Date().toISOString() },
      role: 'user',
    });
    await queueConfirmation(app, visit, { tx, accountId: id, email });
    return id;
  });
}
