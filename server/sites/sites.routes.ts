import { notAllowed } from '../../engine/errors/recordErrors.ts';
import { readText } from '../accounts/readInput.ts';
import { requireOwner } from '../accounts/requirePerson.ts';
import type { Session } from '../accounts/session.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { changeSite, readSiteChange } from './changeSite.ts';
import { createSite, readHosts, setHosts } from './createSite.ts';
import { presentSettings } from './presentSettings.ts';
import { siteMissing } from './sites.errors.ts';

const settingRoles = ['root', 'superadmin', 'admin'];

/** The settings of this site, by those who run it; all sites, by root alone. */
export function addSiteRoutes(router: Router, app: App): void {
  router.get('/api/site', (context) => {
    requireSetter(context);
    context.body = { status: 200, data: presentSettings(app, context.state.site) };
  });

  router.put('/api/site', async (context) => {
    requireSetter(context);
    await changeSite(app, context, readSiteChange(app, await readBody(context)));
    const site = (await app.sites.byId(context.state.site.id)) ?? context.state.site;
    context.body = { status: 200, data: presentSettings(app, site) };
  });

  router.get('/api/sites', async (context) => {
    requireRoot(context);
    const sites = await app.sites.all();
    context.body = {
      status: 200,
      data: sites.map(({ id, name, type, language, hosts, plugins, logo }) => ({
        id,
        name,
        type,
        language,
        hosts,
        plugins,
        logo,
        current: id === context.state.site.id,
      })),
      total: sites.length,
    };
  });

  router.post('/api/sites', async (context) => {
    const { userId } = requireRoot(context);
    const { hosts: given, ...settings } = await readBody(context);
    const { type = 'unit', language = 'th', plugins = [], name: _, ...rest } = readSiteChange(app, settings);
    const name = readText(settings, 'name', 120);
    const hosts = readHosts(given);
    const id = await createSite(app, { name, type, language, plugins, settings: rest, hosts, createdBy: userId });
    context.status = 201;
    context.body = { status: 201, data: await readSite(app, id) };
  });

  router.put('/api/sites/:id/hosts', async (context) => {
    const { userId } = requireRoot(context);
    const { id } = await readSite(app, context.params.id ?? '');
    await setHosts(app, { siteId: id, hosts: readHosts((await readBody(context, '16kb')).hosts), actorId: userId });
    context.body = { status: 200, data: await readSite(app, id) };
  });
}

function requireSetter(context: Context): Session {
  const session = requireOwner(context);
  if (!settingRoles.includes(session.role)) throw notAllowed();
  return session;
}

function requireRoot(context: Context): Session {
  const session = requireOwner(context);
  if (session.role !== 'root') throw notAllowed();
  return session;
}

async function readSite(app: App, siteId: string) {
  const site = /^[0-9a-f-]{36}$/.test(siteId) ? await app.sites.byId(siteId) : undefined;
  if (!site) throw siteMissing();
  const { id, name, type, language, hosts, plugins } = site;
  return { id, name, type, language, hosts, plugins };
}
