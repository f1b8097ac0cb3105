import { listPasswordRules } from '../../../engine/people/checkPassword.ts';
import { readText } from '../../../schemas/index.ts';
import { readAccountSettings } from '../../sites/settings/accountSettings.ts';
import type { Visit } from '../../sites/visit.ts';
import { findHomeSite } from '../credentials/findHomeSite.ts';
import type { IdentityParts } from '../identityParts.ts';
import { listProviders } from './providerStore.ts';

/** Options for the sign-in and registration forms of a site: its providers, and the password policy. */
export async function readSignInOptions(app: IdentityParts, visit: Visit) {
  const { site, language, db, session } = visit;
  const { registrationOpen, blockPaste } = readAccountSettings(site);
  const { password } = readAccountSettings(await findHomeSite(app, visit, session));
  const providers = await listProviders(db);
  return {
    registrationOpen,
    blockPaste,
    hosts: site.hosts,
    passwordPolicy: password,
    passwordRules: listPasswordRules(password).map(({ code, text }) => ({ code, text: readText(text, language) })),
    providers: providers.filter(({ enabled }) => enabled).map(({ id, kind, title }) => ({ id, kind, title })),
  };
}
