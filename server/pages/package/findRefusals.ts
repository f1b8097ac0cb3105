import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { type JsonObject, SalaError, type Text } from '../../../schemas/index.ts';
import { createPause } from '../../platform/limits/createPause.ts';
import { nameCollections, openSiteCollection, type StoredCollection } from '../../records/collections/collections.ts';
import type { RecordsContext } from '../../records/context/recordsContext.ts';
import { findOwn, readDefinition } from '../../records/define/defineCollection.ts';
import { listRemovedStates } from '../../records/define/moveStates.ts';
import type { Records } from '../../records/openRecords.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { designerRoles } from '../../sites/guards.ts';
import { refuseNotAllowed } from '../../sites/settings/changeSite.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { refuseUnpublishable } from '../editing/publishLayout.ts';
import type { PageParts } from '../pageParts.ts';
import { requireEditing } from '../rights/editingRights.ts';
import { readFlows } from './packSite.ts';
import type { SitePackage } from './sitePackage.ts';
import { storeFlow } from './storeFlow.ts';

type Refusals = Map<string, Text>;

/**
 * Why parts of a package would be refused if they were applied together, by the ids of their changes. Pages are judged as if the
 * collections that come along were there. Changes nothing.
 */
export async function findRefusals(app: PageParts, visit: SignedInVisit, wanted: SitePackage): Promise<Refusals> {
  const refusals: Refusals = new Map();
  const pause = createPause(() => app.share.mustGiveWay(visit.site.id));
  const note = async (id: string, work: () => unknown) => {
    await pause();
    const reason = await findReason(work);
    if (reason) refusals.set(id, reason);
  };
  const { plugins } = wanted.settings as { plugins?: string[] }; // `readSiteChange` has read them
  await note('settings plugins', () => refuseNotAllowed(app, plugins, visit.site.allowedPlugins));
  const records = await openVisitRecords(app, visit);
  const then = await judgeCollections(app, visit, { records, wanted, refusals, pause });
  const flowIds = new Map((await readFlows(app, visit)).map(({ id, flow }) => [flow.title, id]));
  for (const flow of wanted.flows)
    await note(`flows ${flow.title}`, () =>
      tryOut(records, (inside) => storeFlow(inside, flow, flowIds.get(flow.title))),
    );
  for (const { key, layout } of wanted.layouts)
    await note(`layouts ${key}`, async () => {
      requireEditing(visit, key, 'publish');
      await refuseUnpublishable(then, visit, layout);
    });
  return refusals;
}

async function findReason(work: () => unknown): Promise<Text | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof SalaError) return error.text;
    throw error;
  }
}

const takenBack = new Error('This was only tried out');

/** Runs work in a transaction that is rolled back. */
async function tryOut(records: Records, work: (inside: Records) => Promise<unknown>): Promise<void> {
  const trial = records.transaction(async (inside) => {
    await work(inside);
    throw takenBack;
  });
  await trial.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
}

interface Judging {
  records: Records;
  wanted: SitePackage;
  refusals: Refusals;
  pause: () => Promise<void> | undefined;
}

/** Notes which collections would be refused; returns the application with the others added. They may refer to each other. */
async function judgeCollections(app: PageParts, visit: SignedInVisit, { records, wanted, refusals, pause }: Judging) {
  const { context } = records;
  const known = new Map(context.collections.all().map((one) => [one.collection.name, one]));
  const widen = () => nameCollections([...known.values()], [...known.values(), ...app.collections.shipped]);
  let waiting = wanted.collections;
  for (let before = -1; waiting.length > 0 && waiting.length !== before; ) {
    before = waiting.length;
    const failed: typeof waiting = [];
    for (const one of waiting) {
      await pause();
      const reason = await findReason(async () => {
        if (!designerRoles.includes(visit.session.role)) throw notAllowed();
        known.set(one.name, await judgeCollection(app, { ...context, collections: widen() }, one));
      });
      if (!reason) refusals.delete(`collections ${one.name}`);
      else {
        refusals.set(`collections ${one.name}`, reason);
        failed.push(one);
      }
    }
    waiting = failed;
  }
  const collections = widen();
  return { ...app, collections: { ...app.collections, of: async () => collections } };
}

/** The collection as it would be; throws what defining or changing it would. */
async function judgeCollection(
  app: PageParts,
  context: RecordsContext,
  { name, schema, machine }: SitePackage['collections'][number],
): Promise<StoredCollection> {
  const row = await findOwn(context, name);
  const input: JsonObject = { name, title: schema.title ?? name, schema, machine: machine ?? null };
  const defined = readDefinition(app, context, input, row);
  const table = row?.table_name ?? 'new';
  if (row && defined.machine) {
    const { states, initial } = defined.machine;
    await listRemovedStates(context.db, { name, table, states: Object.keys(states), initial, moves: {} });
  }
  return openSiteCollection({ ...defined, table_name: table });
}
