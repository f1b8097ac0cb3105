import { listLayoutFaults } from '../../../engine/layout/listLayoutFaults.ts';
import { type Layout, roleNames, roles } from '../../../schemas/index.ts';
import type { App } from '../../api/app.ts';
import { hashPassword } from '../../identity/credentials/hashPassword.ts';
import { addPictures } from './addPictures.ts';
import { addSampleRecords } from './addSampleRecords.ts';
import { demoAccountPrefix } from './demoAccounts.ts';
import { type DemoSite, demoSites } from './demoSites.ts';
import { fillDays } from './fillDays.ts';
import { listActive, listKindPlugins } from './listActive.ts';
import { orderSamples } from './orderSamples.ts';

/**
 * Creates the demo sites and an account for every role. Done once: later changes of people stay. A database with sites
 * of its own is left alone. Answers what was refused of the samples, which stops nothing. Never called in production.
 */
export async function seedDemo(app: App): Promise<string[]> {
  const isMissing = async (site: DemoSite) => !(await app.sites.byId(site.siteId))?.settings.demoDone;
  const findMissing = async () =>
    (await Promise.all(demoSites.map(async (site) => ((await isMissing(site)) ? [site] : [])))).flat();
  const missing = await findMissing();
  if (missing.length === 0) return [];
  const isOwn = missing.length === demoSites.length && (await app.sites.all()).some(({ id }) => !isDemo(id));
  if (isOwn) return [];
  return app.db.platform.transaction(async (lock) => {
    await lock.query('select pg_advisory_xact_lock(7231003)');
    for (const site of demoSites) await app.sites.changed(site.siteId);
    const left = await findMissing();
    return left.length > 0 ? seedSites(app, left) : [];
  });
}

function isDemo(siteId: string): boolean {
  return demoSites.some((demo) => demo.siteId === siteId);
}

/** Every step may have been done already, by a start that was interrupted. */
async function seedSites(app: App, missing: DemoSite[]): Promise<string[]> {
  const refused: string[] = [];
  for (const site of missing) await createSite(app, site);
  await createAccounts(app, missing);
  for (const site of missing) {
    await app.sites.changed(site.siteId);
    const timeZone = (await app.sites.byId(site.siteId))?.timeZone ?? 'Asia/Bangkok';
    for (const { file, stored } of listSamples(app, site)) {
      const sample = await addPictures(app, site.siteId, fillDays(stored, { now: new Date(), timeZone }));
      const faults = [
        ...(await addLayouts(app, site, sample.layouts)),
        ...(await addSampleRecords(app, site.siteId, sample.records)),
      ];
      refused.push(...faults.map((fault) => `${file} on ${site.name}: ${fault}`));
    }
    await app.db.platform.query(`update site set settings = settings || '{"demoDone": true}' where site_id = $1`, [
      site.siteId,
    ]);
    await app.sites.changed(site.siteId);
  }
  app.log.info({ sites: missing.map((site) => site.name) }, 'demo sites made');
  if (refused.length > 0) app.log.error({ refused }, 'samples left out');
  return refused;
}

/** What the plugins of the site bring for its kind; one that is off brings nothing. */
function listSamples({ registry }: App, { name }: DemoSite) {
  const brought = listActive(registry, name).flatMap(({ manifest, samples }) =>
    samples.map(({ file, sample }) => ({ file: `${manifest.id}/${file}`, stored: sample })),
  );
  return orderSamples(brought.filter(({ stored }) => stored.site === name));
}

async function createSite(app: App, site: DemoSite): Promise<void> {
  await app.db.platform.transaction(async (db) => {
    await db.query(
      'insert into site (site_id, name, type, plugins, settings) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [site.siteId, site.title, site.type, listKindPlugins(app.registry, site.name), JSON.stringify(site.settings)],
    );
    for (const [index, host] of site.hosts.entries())
      await db.query('insert into site_host (host, site_id, is_main) values ($1, $2, $3) on conflict do nothing', [
        host,
        site.siteId,
        index === 0,
      ]);
  });
}

/**
 * Demo people have their home on the first demo site and are members of all. They share one password, so it is hashed
 * once.
 */
async function createAccounts(app: App, sites: DemoSite[]): Promise<void> {
  const homeSite = demoSites[0];
  if (!homeSite) return;
  const hash = await hashPassword(app.config.demoPassword);
  await app.db.platform.transaction(async (db) => {
    for (const role of roleNames) {
      const id = `${demoAccountPrefix}${role}`;
      const profile = { firstname: roles[role]?.th, lastname: 'ตัวอย่าง' };
      await db.query(
        `insert into account (id, site_id, email, username, password_hash, profile) values ($1, $2, $3, $3, $4, $5) on conflict do nothing`,
        [id, homeSite.siteId, `${role}@demo.test`, hash, JSON.stringify(profile)],
      );
      for (const site of sites)
        await db.query(
          'insert into membership (site_id, account_id, role) values ($1, $2, $3) on conflict do nothing',
          [site.siteId, id, role],
        );
    }
  });
}

async function addLayouts(app: App, site: DemoSite, layouts: Record<string, Layout> = {}): Promise<string[]> {
  const refused: string[] = [];
  for (const [key, layout] of Object.entries(layouts)) {
    if ((await app.layouts.read(site.siteId, key))?.publishedVersion) continue;
    const faults = listLayoutFaults(layout);
    if (faults.length > 0) {
      refused.push(`${key}: ${JSON.stringify(faults)}`);
      continue;
    }
    const saved = await app.layouts.saveDraft(site.siteId, { key, layout, version: 0, userId: null });
    await app.layouts.publish(site.siteId, { key, version: saved.version, userId: null });
  }
  return refused;
}
