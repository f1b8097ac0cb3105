import { readText } from '../accounts/readInput.ts';
import type { App } from '../app/app.ts';
import { answerRead } from '../asking/houseRead.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { changeSite, readSiteChange } from './changeSite.ts';
import { createSite, readHosts, setHosts, setSuspended } from './createSite.ts';
import { findSiteLine } from './findSiteLine.ts';
import { presentSettings } from './presentSettings.ts';
import { requireRoot, requireSetter } from './requireSetter.ts';
import { siteInUse, siteInvalid } from './sites.errors.ts';
import { siteReads } from './sites.reads.ts';

/** The settings of this site, by those who run it; all sites, by root alone. */
export function addSiteRoutes(router: Router, app: App): void {
  router.get('/api/site', answerRead(app, siteReads.site));
  router.get('/api/site/overview', answerRead(app, siteReads['site.overview']));
  router.get('/api/sites', answerRead(app, siteReads.sites));
  router.get('/api/sites/:id', answerRead(app, siteReads['sites.one']));
  router.get('/api/sites/:id/people', answerRead(app, siteReads['sites.people']));

  router.put('/api/site', async (context) => {
    requireSetter(context);
    await changeSite(app, context, readSiteChange(app, await readBody(context)));
    const site = (await app.sites.byId(context.state.site.id)) ?? context.state.site;
    context.body = { status: 200, data: presentSettings(app, site) };
  });

  router.post('/api/sites', async (context) => {
    const { userId } = requireRoot(context);
    const { hosts: given, template: from, ...settings } = await readBody(context);
    const { type = 'unit', language = 'th', plugins = [], name: _, ...rest } = readSiteChange(app, settings);
    const name = readText(settings, 'name', 120);
    const hosts = readHosts(given);
    const template = from ? (await findSiteLine(app, String(from))).id : undefined;
    const id = await createSite(app, {
      name,
      type,
      language,
      plugins,
      settings: rest,
      hosts,
      template,
      createdBy: userId,
    });
    context.status = 201;
    context.body = { status: 201, data: await findSiteLine(app, id) };
  });

  router.put('/api/sites/:id', async (context) => {
    requireRoot(context);
    const { id } = await findSiteLine(app, context.params.id ?? '');
    const change = readSiteChange(app, await readBody(context));
    // Who may sign in is decided on the site itself, by someone who would notice to be shut out.
    if (change.accounts) throw siteInvalid({ what: '/accounts' });
    await changeSite(app, context, change, { id });
    context.body = { status: 200, data: await findSiteLine(app, id) };
  });

  router.put('/api/sites/:id/hosts', async (context) => {
    const { userId } = requireRoot(context);
    const { id } = await findSiteLine(app, context.params.id ?? '');
    await setHosts(app, { siteId: id, hosts: readHosts((await readBody(context, '16kb')).hosts), actorId: userId });
    context.body = { status: 200, data: await findSiteLine(app, id) };
  });

  for (const [name, suspended] of [
    ['suspend', true],
    ['resume', false],
  ] as const)
    router.post(`/api/sites/:id/${name}`, async (context) => {
      const { userId } = requireRoot(context);
      const { id } = await findSiteLine(app, context.params.id ?? '');
      if (suspended && id === context.state.site.id) throw siteInUse();
      await setSuspended(app, { siteId: id, suspended, actorId: userId });
      context.body = { status: 200, data: await findSiteLine(app, id) };
    });
}
