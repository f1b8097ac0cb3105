import { requireAdministrator } from '../accounts/requirePerson.ts';
import type { HouseRead } from '../asking/houseRead.ts';
import { listPermissions } from './listPermissions.ts';
import { presentOverrides } from './routeOverrides.ts';

/** Who may do what on this site, and what the site itself decided about it. */
export const permissionReads = {
  permissions: async ({ app, context }) => {
    requireAdministrator(context);
    return { data: await listPermissions(app, context) };
  },

  'permissions.overrides': ({ app, context }) => {
    requireAdministrator(context);
    return { data: presentOverrides(app, context.state.site) };
  },
} satisfies Record<string, HouseRead>;
