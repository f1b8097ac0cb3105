import { explainAccess } from '../../engine/access/explainAccess.ts';
import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { overridePath } from '../../engine/route/applyOverrides.ts';
import { explainRoute } from '../../engine/route/explainRoute.ts';
import { type RecordAction, readText, roleNames } from '../../schemas/index.ts';
import { findPerson } from '../accounts/people/loadPerson.ts';
import { presentPerson } from '../accounts/people/presentPerson.ts';
import { requireAdministrator } from '../accounts/requirePerson.ts';
import type { App } from '../app/app.ts';
import { answerRead } from '../asking/houseRead.ts';
import { badRequest } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { siteRoutes } from '../pages/siteRoutes.ts';
import { recordActions } from './listPermissions.ts';
import { routeUnknown } from './permissions.errors.ts';
import { permissionReads } from './permissions.reads.ts';
import { presentOverrides, saveOverrides } from './routeOverrides.ts';

const deciders = ['root', 'superadmin', 'admin'];

/** Who may do what on this site, why, and the site's own decisions about its pages. */
export function addPermissionRoutes(router: Router, app: App): void {
  router.get('/api/router_permission', answerRead(app, permissionReads['permissions.overrides']));

  router.put('/api/router_permission', async (context) => {
    if (!deciders.includes(requireAdministrator(context).role)) throw notAllowed();
    await saveOverrides(app, context, await readBody(context));
    const site = await app.sites.byId(context.state.site.id);
    context.body = { status: 200, data: presentOverrides(app, site ?? context.state.site) };
  });

  router.get('/api/permissions', answerRead(app, permissionReads.permissions));

  router.get('/api/permissions/explain', async (context) => {
    requireAdministrator(context);
    const { path, collection } = context.query;
    const visitor = await readVisitor(app, context);
    const answer =
      typeof path === 'string' && path
        ? explainPath(app, context, { path, visitor })
        : await explainCollection(app, context, { name: String(collection ?? ''), visitor });
    context.body = {
      status: 200,
      data: { ...visitor, allowed: answer.allowed, text: readText(answer.text, context.state.language) },
    };
  });
}

interface AskedFor {
  role: string;
  id: string | null;
  name?: string;
}

/** The person or the role that the question is about. */
async function readVisitor(app: App, context: Context): Promise<AskedFor> {
  const { user, role } = context.query;
  if (typeof user === 'string' && user) {
    const person = await findPerson(app.db.site(context.state.site.id), user);
    return { role: person.role, id: person.id, name: presentPerson(person, context.state.site.id).name };
  }
  if (typeof role === 'string' && roleNames.includes(role)) return { role, id: role === 'public' ? null : 'someone' };
  throw badRequest({ what: 'role' });
}

function explainPath(app: App, context: Context, { path, visitor }: { path: string; visitor: AskedFor }) {
  const { site } = context.state;
  const table = siteRoutes(app.registry, site);
  const route = table.routes.find((one) => one.path === path) ?? table.match(path)?.route;
  if (!route) throw routeUnknown({ path });
  const changed = (site.routeOverrides ?? []).some((override) => overridePath(override) === route.path);
  return explainRoute(route, { signedIn: visitor.id !== null, role: visitor.role }, changed);
}

async function explainCollection(app: App, context: Context, { name, visitor }: { name: string; visitor: AskedFor }) {
  const stored = (await app.collections.of(context.state.site)).get(name);
  if (!stored) throw badRequest({ what: 'collection' });
  const action = recordActions.find((one): one is RecordAction => one === context.query.action) ?? 'read';
  return explainAccess({ collection: stored.collection, action, actor: { id: visitor.id, role: visitor.role } });
}
