import { listPasswordRules } from '../../engine/password/checkPassword.ts';
import { readText } from '../../schemas/index.ts';
import type { HouseRead } from '../asking/houseRead.ts';
import { readAccountSettings } from './accountSettings.ts';
import { loadOwnAccount } from './confirmOwner.ts';
import { presentOwnAccount } from './profile/presentOwnAccount.ts';
import { listProviders } from './providers/providerStore.ts';
import { readPaging } from './readInput.ts';
import { requireOwner } from './requirePerson.ts';
import { countRecoveryCodes } from './secondFactor/checkCode.ts';
import { listSignIns } from './signInLog.ts';

/** What a person may ask about his own account, and anybody about the ways in. */
export const accountReads = {
  account: async ({ app, context }) => ({ data: presentOwnAccount(await loadOwnAccount({ app }, context)) }),

  'account.sessions': async ({ app, context }) => {
    const { userId, key } = requireOwner(context);
    return { data: await app.sessions.list(userId, key) };
  },

  'account.identities': async ({ app, context }) => {
    const { userId } = requireOwner(context);
    const rows = await app.db.site(context.state.site.id).query<{ provider: string; name: string; linkedAt: string }>(
      `select provider_id as provider, name, linked_at as "linkedAt" from identity
       where site_id = current_site() and account_id = $1 order by linked_at`,
      [userId],
    );
    return { data: rows };
  },

  'account.signIns': async ({ app, context, params }) => {
    const { userId } = requireOwner(context);
    const db = app.db.site(context.state.site.id);
    return { data: await listSignIns(db, { accountId: userId, ...readPaging(params, 100) }) };
  },

  'account.secondFactor': async ({ app, context }) => {
    const account = await loadOwnAccount({ app }, context);
    const recoveryLeft = account.secondFactorOn ? await countRecoveryCodes(app.db, account) : 0;
    return { data: { on: account.secondFactorOn, recoveryLeft } };
  },

  'signIn.options': async ({ app, context }) => {
    const { site, language } = context.state;
    const settings = readAccountSettings(site);
    const providers = await listProviders(app.db.site(site.id));
    return {
      data: {
        registrationOpen: settings.registrationOpen,
        blockPaste: settings.blockPaste,
        hosts: site.hosts,
        passwordPolicy: settings.password,
        passwordRules: listPasswordRules(settings.password).map(({ code, text }) => ({
          code,
          text: readText(text, language),
        })),
        providers: providers.filter(({ enabled }) => enabled).map(({ id, kind, title }) => ({ id, kind, title })),
      },
    };
  },
} satisfies Record<string, HouseRead>;
