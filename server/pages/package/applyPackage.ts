import { createHash } from 'node:crypto';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import type { JsonObject, Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { createPause } from '../../platform/limits/createPause.ts';
import { changeCollection, defineCollection, findOwn } from '../../records/define/defineCollection.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { designerRoles } from '../../sites/guards.ts';
import { readSiteChange, storeSiteChange } from '../../sites/settings/changeSite.ts';
import { readAuthors, type SignedInVisit } from '../../sites/visit.ts';
import { refuseUnpublishable } from '../editing/publishLayout.ts';
import { checkLayout } from '../layouts/checkLayout.ts';
import { forgetPublisher } from '../layouts/publishersOf.ts';
import type { PageParts } from '../pageParts.ts';
import { requireEditing } from '../rights/editingRights.ts';
import { comparePackages, type PackageChange, type Pause } from './comparePackages.ts';
import { findRefusals } from './findRefusals.ts';
import { orderCollections } from './orderCollections.ts';
import { packageOutdated } from './package.errors.ts';
import { packSite, readFlows } from './packSite.ts';
import { readPackage, type SitePackage } from './sitePackage.ts';
import { storeFlow } from './storeFlow.ts';
import { type Publication, readPublications, storeLayout } from './storeLayout.ts';

/** What a package would change, what of that would be refused and why, and a mark, so that nothing else is applied than what was seen. */
export async function planPackage(
  app: PageParts,
  visit: SignedInVisit,
  input: unknown,
): Promise<{ changes: (PackageChange & { refused?: Text })[]; mark: string }> {
  const wanted = readPackage(input);
  const { changes, mark } = await compareWithSite(app, visit, wanted);
  const refusals = await findRefusals(app, visit, choose(wanted, changes));
  return { changes: changes.map((change) => ({ ...change, refused: refusals.get(change.id) })), mark };
}

async function compareWithSite(
  app: PageParts,
  visit: SignedInVisit,
  wanted: SitePackage,
): Promise<{ changes: PackageChange[]; mark: string }> {
  const pause = createPause(() => app.share.mustGiveWay(visit.site.id));
  for (const { layout } of wanted.layouts) {
    await pause();
    checkLayout(layout);
  }
  readSiteChange(app, { ...wanted.settings, name: visit.site.name }, visit.site);
  const now = await packSite(app, visit);
  const pluginName = (id: string) => app.registry.plugin(id)?.manifest.title ?? { th: id, en: id };
  const changes = await comparePackages(now, wanted, { pluginName, pause });
  return { changes, mark: await markPackages([now, wanted], pause) };
}

/** A mark of all that packages hold, taken part by part. */
async function markPackages(packages: readonly SitePackage[], pause: Pause): Promise<string> {
  const hash = createHash('sha256');
  for (const { collections, flows, layouts, ...rest } of packages)
    for (const part of [rest, collections.length, ...collections, flows.length, ...flows, ...layouts]) {
      await pause();
      hash.update(`${JSON.stringify(part)}\n`);
    }
  return hash.digest('base64url');
}

export interface Applying {
  input: unknown;
  /** The ids of the changes that are wanted. */
  only: readonly string[];
  mark: string;
  logChange: ChangeLog;
}

/**
 * Applies what was chosen of a package. Collections come first, each by itself, since they only add; settings, flows and
 * pages follow in one transaction, with what is needed to undo it.
 */
export async function applyPackage(
  app: PageParts,
  visit: SignedInVisit,
  { input, only, mark, logChange }: Applying,
): Promise<{ id: string; applied: number }> {
  const given = readPackage(input);
  const plan = await compareWithSite(app, visit, given);
  if (plan.mark !== mark) throw packageOutdated();
  const named = new Set(only);
  const chosen = plan.changes.filter(({ id }) => named.has(id));
  const wanted = choose(given, chosen);
  for (const { key } of wanted.layouts) requireEditing(visit, key, 'publish');
  const before = await packSite(app, visit);
  await addCollections(app, visit, wanted.collections);
  for (const { layout } of wanted.layouts) await refuseUnpublishable(app, visit, layout);
  const flowIds = new Map((await readFlows(app, visit)).map(({ id, flow }) => [flow.title, id]));
  const records = await openVisitRecords(app, visit);
  const result = await records.transaction(async (inside) => {
    const tx = inside.context.db;
    const kept = keepChanged(
      before,
      wanted,
      await readPublications(
        tx,
        wanted.layouts.map(({ key }) => key),
      ),
    );
    if (Object.keys(wanted.settings).length > 0)
      await storeSiteChange(app, visit, { tx, change: readSiteChange(app, wanted.settings, visit.site) });
    for (const flow of wanted.flows) await storeFlow(inside, flow, flowIds.get(flow.title));
    for (const one of wanted.layouts) await storeLayout(tx, visit, one);
    const row = await keepBefore(tx, visit, {
      title: given.title,
      before: kept,
      count: chosen.length,
    });
    await logChange(tx, { ...row, items: chosen.map(({ id }) => id) });
    return { id: row.id, applied: chosen.length };
  });
  await announcePackage(app, visit, wanted);
  return result;
}

/** Notifies every process of what a package changed. */
export async function announcePackage(app: PageParts, { site }: SignedInVisit, changed: SitePackage): Promise<void> {
  await app.sites.changed(site.id);
  await app.layouts.move(site.id, async () => undefined);
  for (const { key } of changed.layouts) forgetPublisher(app.db, site.id, key);
}

function choose(wanted: SitePackage, chosen: readonly PackageChange[]): SitePackage {
  const ids = new Set(chosen.map(({ id }) => id));
  return {
    ...wanted,
    settings: Object.fromEntries(Object.entries(wanted.settings).filter(([name]) => ids.has(`settings ${name}`))),
    collections: orderCollections(wanted.collections.filter(({ name }) => ids.has(`collections ${name}`))),
    flows: wanted.flows.filter(({ title }) => ids.has(`flows ${title}`)),
    layouts: wanted.layouts.filter(({ key }) => ids.has(`layouts ${key}`)),
  };
}

/** What undoing needs: the former state of what changes, and the names of what is new. */
export interface PackageBefore extends SitePackage {
  layouts: (SitePackage['layouts'][number] & { publication?: Publication })[];
  made: { flows: string[]; layouts: string[] };
}

function keepChanged(
  before: SitePackage,
  wanted: SitePackage,
  publications: ReadonlyMap<string, Publication>,
): PackageBefore {
  const keys = new Set(wanted.layouts.map(({ key }) => key));
  const titles = new Set(wanted.flows.map(({ title }) => title));
  const layouts = before.layouts
    .filter(({ key }) => keys.has(key))
    .map((one) => ({ ...one, publication: publications.get(one.key) }));
  const flows = before.flows.filter(({ title }) => titles.has(title));
  return {
    ...before,
    settings: Object.fromEntries(Object.keys(wanted.settings).map((name) => [name, before.settings[name] ?? ''])),
    collections: [],
    flows,
    layouts,
    made: {
      flows: [...titles].filter((title) => !flows.some((flow) => flow.title === title)),
      layouts: [...keys].filter((key) => !layouts.some((layout) => layout.key === key)),
    },
  };
}

/** One may refer to another, so those that cannot be made yet are tried again after the others. */
async function addCollections(app: PageParts, visit: SignedInVisit, wanted: SitePackage['collections']): Promise<void> {
  if (wanted.length === 0) return;
  if (!designerRoles.includes(visit.session.role)) throw notAllowed();
  let waiting = [...wanted];
  while (waiting.length > 0) {
    const failed: typeof waiting = [];
    let reason: unknown;
    for (const one of waiting)
      await addCollection(app, visit, one).catch((error: unknown) => {
        failed.push(one);
        reason = error;
      });
    if (failed.length === waiting.length) throw reason;
    waiting = failed;
  }
}

async function addCollection(
  app: PageParts,
  visit: SignedInVisit,
  { name, schema, machine }: SitePackage['collections'][number],
): Promise<void> {
  const { context } = await openVisitRecords(app, visit);
  const input: JsonObject = { name, title: schema.title ?? name, schema, machine: machine ?? null };
  const definition = { input, logChange: async () => undefined }; // the package as a whole is logged
  if (await findOwn(context, name)) await changeCollection(app, context, { name, ...definition });
  else await defineCollection(app, context, definition);
}

async function keepBefore(
  tx: TenantDb,
  { session }: SignedInVisit,
  { title, before, count }: { title: string; before: PackageBefore; count: number },
): Promise<{ id: string }> {
  const [row] = await tx.query<{ id: string }>(
    `insert into site_package (site_id, title, before, changes, applied_by) values (current_site(), $1, $2, $3, $4)
     returning id`,
    [title, JSON.stringify(before), count, readAuthors(session).by],
  );
  if (!row) throw new Error('The package was not noted');
  return row;
}
