import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { JsonObject, Layout } from '../../schemas/index.ts';
import { roleNames, roles } from '../../schemas/index.ts';
import { hashPassword } from '../accounts/password.ts';
import type { App } from '../app/app.ts';
import { checkLayout } from '../layouts/checkLayout.ts';
import { systemActor } from '../records/actor.ts';
import { openRecords } from '../records/openRecords.ts';
import { importRecords } from '../transfer/importRecords.ts';
import { addPictures } from './addPictures.ts';
import { type DemoSite, demoSites } from './demoSites.ts';
import { fillDays } from './fillDays.ts';

/** What a plugin puts on one demo site: a file of its `sample/` folder, or what one makes (`export const samples`). */
interface Sample {
  site: string;
  layouts?: Record<string, Layout>;
  records?: Record<string, JsonObject[]>;
}

/**
 * Makes the demo sites and an account for every role. Done once: what people change on a demo site stays changed. Never
 * called in production.
 */
export async function seedDemo(app: App): Promise<void> {
  const isMissing = async (site: DemoSite) => !(await app.sites.byId(site.siteId))?.settings.demoDone;
  const findMissing = async () =>
    (await Promise.all(demoSites.map(async (site) => ((await isMissing(site)) ? [site] : [])))).flat();
  if ((await findMissing()).length === 0) return;
  await app.db.platform.transaction(async (lock) => {
    await lock.query('select pg_advisory_xact_lock(7231003)');
    for (const site of demoSites) await app.sites.changed(site.siteId);
    const missing = await findMissing();
    if (missing.length > 0) await seedSites(app, missing);
  });
}

/** Every step may find its work done already: a start that was killed in the middle is gone on with by the next. */
async function seedSites(app: App, missing: DemoSite[]): Promise<void> {
  const samples = await readSamples(app);
  for (const site of missing) await createSite(app, site);
  await createAccounts(app, missing);
  for (const site of missing) {
    await app.sites.changed(site.siteId);
    for (const stored of samples.filter((one) => one.site === site.name)) {
      const timeZone = (await app.sites.byId(site.siteId))?.timeZone ?? 'Asia/Bangkok';
      const sample = await addPictures(app, site.siteId, fillDays(stored, { now: new Date(), timeZone }));
      await addLayouts(app, site, sample.layouts ?? {});
      await addRecords(app, site, sample.records ?? {});
    }
    await app.db.platform.query(`update site set settings = settings || '{"demoDone": true}' where site_id = $1`, [
      site.siteId,
    ]);
    await app.sites.changed(site.siteId);
  }
  app.log.info({ sites: missing.map((site) => site.name) }, 'demo sites made');
}

/** What is there already stays as it is; anything else that is refused is a mistake in the sample. */
async function addRecords(app: App, site: DemoSite, collections: Record<string, JsonObject[]>): Promise<void> {
  const { context } = await openRecords(app, { siteId: site.siteId, actor: systemActor });
  for (const [collection, list] of Object.entries(collections)) {
    const ids = list.map((_, index) => `${collection}_demo${String(index + 1).padStart(4, '0')}`);
    const rows = list.map((record, index) => ({ id: ids[index], ...record }));
    const { errors } = await importRecords(context, collection, {
      input: Readable.from([Buffer.from(JSON.stringify(rows))]),
      format: 'json',
      dryRun: false,
      onProgress: async () => {},
    });
    const refused = errors.filter(({ errors: [error] }) => error?.code !== 'duplicate');
    if (refused.length > 0) throw new Error(`sample of ${collection} on ${site.name}: ${JSON.stringify(refused)}`);
  }
}

async function createSite(app: App, site: DemoSite): Promise<void> {
  await app.db.platform.transaction(async (db) => {
    await db.query(
      'insert into site (site_id, name, type, plugins, settings) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [site.siteId, site.title, site.type, site.plugins, JSON.stringify(site.settings)],
    );
    for (const [index, host] of site.hosts.entries())
      await db.query('insert into site_host (host, site_id, is_main) values ($1, $2, $3) on conflict do nothing', [
        host,
        site.siteId,
        index === 0,
      ]);
  });
}

/** Demo people live on the first demo site and are members of all. They share one password, so one hash will do. */
async function createAccounts(app: App, sites: DemoSite[]): Promise<void> {
  const homeSite = demoSites[0];
  if (!homeSite) return;
  const hash = await hashPassword(app.config.demoPassword);
  await app.db.platform.transaction(async (db) => {
    for (const role of roleNames) {
      const id = `demo_${role}`;
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

async function addLayouts(app: App, site: DemoSite, layouts: Record<string, Layout>): Promise<void> {
  for (const [key, layout] of Object.entries(layouts)) {
    if ((await app.layouts.read(site.siteId, key))?.publishedVersion) continue;
    const saved = await app.layouts.saveDraft(site.siteId, {
      key,
      layout: checkLayout(layout),
      version: 0,
      userId: null,
    });
    await app.layouts.publish(site.siteId, { key, version: saved.version, userId: null });
  }
}

/** What is written comes before what is made of it. */
async function readSamples(app: App): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const plugin of app.registry.plugins) {
    const dir = join(plugin.dir, 'sample');
    if (!existsSync(dir)) continue;
    const names = (await readdir(dir)).sort();
    // Both are checked piece by piece as they are stored.
    for (const name of names.filter((one) => one.endsWith('.json')))
      samples.push(JSON.parse(await readFile(join(dir, name), 'utf8')) as Sample);
    for (const name of names.filter((one) => /(?<!\.test)\.[jt]s$/.test(one))) {
      const made = (await import(pathToFileURL(join(dir, name)).href)) as { samples?: Sample[] };
      samples.push(...(made.samples ?? []));
    }
  }
  return samples;
}
