import type { App } from '../app/app.ts';
import type { Router } from '../http/router.ts';
import { addMailRoutes } from '../mail/mail.routes.ts';
import { openAccountParts } from './accountParts.ts';
import { addApiKeyRoutes } from './keys/apiKeys.routes.ts';
import { addPasswordRoutes } from './password/password.routes.ts';
import { addAcceptInvitationRoutes } from './people/acceptInvitation.routes.ts';
import { addBypassRoutes } from './people/bypass.routes.ts';
import { addInvitationRoutes } from './people/invitations.routes.ts';
import { addLogRoutes } from './people/logs.routes.ts';
import { addPeopleRoutes } from './people/people.routes.ts';
import { addPeopleActionRoutes } from './people/peopleActions.routes.ts';
import { addProfileRoutes } from './profile/profile.routes.ts';
import { addSessionRoutes } from './profile/sessions.routes.ts';
import { addDirectoryRoutes } from './providers/directory.routes.ts';
import { addIdentityRoutes } from './providers/identities.routes.ts';
import { addOidcRoutes } from './providers/oidc.routes.ts';
import { addProviderRoutes } from './providers/providers.routes.ts';
import { addRegistrationRoutes } from './registration/registration.routes.ts';
import { addSecondFactorRoutes } from './secondFactor/secondFactor.routes.ts';
import { addSignInRoutes } from './signIn.routes.ts';
import { addSiteSwitchRoutes } from './sites/sites.routes.ts';

/** Every call about people and their accounts. */
export function addAccountRoutes(router: Router, app: App): void {
  const parts = openAccountParts(app);
  addSignInRoutes(router, parts);
  addSecondFactorRoutes(router, parts);
  addDirectoryRoutes(router, parts);
  addProviderRoutes(router, parts);
  addOidcRoutes(router, parts);
  addPasswordRoutes(router, parts);
  addRegistrationRoutes(router, parts);
  addProfileRoutes(router, parts);
  addSessionRoutes(router, parts);
  addIdentityRoutes(router, parts);
  addPeopleRoutes(router, parts);
  addPeopleActionRoutes(router, parts);
  addInvitationRoutes(router, parts);
  addAcceptInvitationRoutes(router, parts);
  addBypassRoutes(router, parts);
  addApiKeyRoutes(router, parts);
  addLogRoutes(router, parts);
  addSiteSwitchRoutes(router, parts);
  addMailRoutes(router, app);
}
