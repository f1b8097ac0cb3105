import { type AccessDecision, decideAccess } from '../../../engine/access/decideAccess.ts';
import { asActor, decideSending, listEvents, type Territory } from '../../../engine/access/findExcess.ts';
import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import { listStates } from '../../../engine/machine/readMachine.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import { titleOfRole } from '../../../engine/people/titleOfRole.ts';
import { type FieldSchema, recordActionNames, roleNames } from '../../../schemas/index.ts';
import { siteRoles } from '../../sites/siteRoles.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';
import { readTerritory } from './requireGivable.ts';
import { roleUnknown } from './roles.errors.ts';

/**
 * What a role may do on a site, collection by collection and page by page, as the engine decides it; and what its base may, so that
 * a screen can say what was added and what was taken away.
 */
export async function readRights(app: IdentityParts, { site }: Visit, name: string) {
  const own = siteRoles(app.registry, site).get(name)?.role;
  if (!own && !roleNames.includes(name)) throw roleUnknown({ role: name });
  const holder: RoleHolder = own ? { role: own.base, own } : { role: name };
  const { collections, routes } = await readTerritory(app, site);
  return {
    id: name,
    title: titleOfRole(holder),
    base: holder.role,
    collections: collections.map((one) => describeCollection(one, holder)),
    pages: routes
      .filter(({ route }) => !route.redirect && route.auth !== false)
      .map((one) => describePage(one, holder)),
  };
}

function describeCollection({ collection, machine }: Territory['collections'][number], holder: RoleHolder) {
  const base: RoleHolder = { role: holder.role };
  const events = new Map(listEvents(machine).map((transition) => [transition.event, transition.meta.title]));
  const maySend = (event: string, who: RoleHolder) =>
    listEvents(machine).some((one) => one.event === event && decideSending(collection, one, who).allowed);
  return {
    name: collection.name,
    title: collection.title,
    fields: [...collection.fields.values()]
      .filter(({ secret }) => !secret)
      .map(({ name, title, schema }) => ({
        ...{ name, title, type: typeof schema.type === 'string' ? schema.type : 'string' },
        choices: listChoices(schema),
      })),
    states: machine ? listStates(machine).map((state) => ({ value: state.name, title: state.meta.title })) : [],
    actions: recordActionNames.map((action) => ({
      action,
      ...describe(decideAccess({ collection, action, actor: asActor(holder) })),
      base: decideAccess({ collection, action, actor: asActor(base) }).allowed,
    })),
    events: [...events].map(([event, title]) => ({
      event,
      title,
      allowed: maySend(event, holder),
      base: maySend(event, base),
    })),
  };
}

/** The values that a field may hold, with their titles. */
function listChoices(schema: FieldSchema) {
  return (schema.enum ?? []).map((choice) => {
    const value = String(choice);
    return { value, title: schema['x-enum-titles']?.[value] ?? { th: value, en: value } };
  });
}

/** Whether it is allowed, on some records only, and with which fields. */
function describe(decision: AccessDecision) {
  if (!decision.allowed) return { allowed: false, some: false, fields: null };
  const { condition, readable, writable } = decision;
  return { allowed: true, some: condition !== undefined, fields: readable ?? writable ?? null };
}

function describePage({ route, core }: Territory['routes'][number], holder: RoleHolder) {
  const opens = (who: RoleHolder) => decideRoute(route, { signedIn: who.role !== 'public', ...who }) === 'allow';
  const { path, title = path } = route;
  return { path, title, core, allowed: opens(holder), base: opens({ role: holder.role }) };
}
