import type { Reshape } from '../../../engine/collection/reshape/reshapeDefinition.ts';
import { collectionInvalid, dataWouldBeLost, fault } from '../../../engine/collection/terms/collection.errors.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import { describeDuplicate } from '../collections/describeDuplicate.ts';
import { isCollision } from '../context/isCollision.ts';
import type { RecordParts } from '../context/recordParts.ts';
import { planOutdated, tooBusy } from '../context/records.errors.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { findDependent, recalculateRollups } from '../rollups/recalculateRollups.ts';
import { applyReshape } from './applyReshape.ts';
import { openReshaping, type Reshaping } from './openReshaping.ts';
import { markPlan, type ReshapePlan } from './reshapePlan.ts';

interface Request {
  name: string;
  reshape: Reshape;
}

interface Carry extends Request {
  /** The plan that was seen. */
  mark: string;
  /** Fields whose values may be lost; `*` for all records. */
  lose: readonly string[];
  logChange: ChangeLog;
}

/** What a reshaping would do: it is done and taken back, so that nothing that stands against it stays unseen. */
export async function planReshape(
  app: RecordParts,
  context: RecordsContext,
  { name, reshape }: Request,
): Promise<ReshapePlan> {
  let plan: ReshapePlan | undefined;
  const work = async (_: TenantDb, found: ReshapePlan) => {
    plan = found;
    throw new TakeBack();
  };
  await reshapeOnce(app, context, { name, reshape, work }).catch((error: unknown) => {
    if (!(error instanceof TakeBack)) throw error;
  });
  if (!plan) throw new Error('a reshaping ended without a plan');
  return plan;
}

/** Carries out a plan that somebody has seen: definitions, records, history and the names of others in one transaction. */
export async function reshapeCollection(
  app: RecordParts,
  context: RecordsContext,
  { name, reshape, mark, lose, logChange }: Carry,
): Promise<ReshapePlan> {
  let plan: ReshapePlan | undefined;
  const work = async (tx: TenantDb, found: ReshapePlan) => {
    if (found.blocked.length > 0) throw collectionInvalid(name, found.blocked);
    if (found.mark !== mark) throw planOutdated({ name }, found);
    const unsaid = found.lost.filter(({ field, count }) => count > 0 && !lose.includes(field));
    if (unsaid.length > 0) throw refuseLoss(name, unsaid);
    await logChange(tx, found);
    plan = found;
  };
  await reshapeOnce(app, context, { name, reshape, work });
  if (!plan) throw new Error('a reshaping ended without a plan');
  await app.collections.changed(context.site.id);
  const { feeds } = await app.collections.of(context.site);
  const target = reshape.name ?? name;
  const own = feeds.filter(({ holder, related }) =>
    [holder, related].some(({ collection }) => collection.name === target),
  );
  await recalculateRollups(context, findDependent(feeds, own));
  return plan;
}

class TakeBack extends Error {}

const maxTries = 5;

async function reshapeOnce(
  app: RecordParts,
  context: RecordsContext,
  { name, reshape, work }: Request & { work: (tx: TenantDb, plan: ReshapePlan) => Promise<void> },
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    let reshaping: Reshaping | undefined;
    try {
      return await app.db.platform.transaction(async (platform) => {
        const tx = await platform.enter(context.site.id);
        reshaping = await openReshaping(app, context, { tx, name, reshape });
        const plan = await applyReshape(platform, tx, reshaping);
        await work(tx, { ...plan, mark: markPlan(plan, { reshape, version: reshaping.version }) });
      });
    } catch (error) {
      const taken = reshaping?.target && describeDuplicate(reshaping.target, error);
      if (taken) throw taken;
      if (!isCollision(error)) throw error;
      if (tries >= maxTries) throw tooBusy();
    }
  }
}

function refuseLoss(name: string, unsaid: ReshapePlan['lost']) {
  const fields = unsaid.map(({ field }) => field).join(', ');
  const details = unsaid.map(({ field, count }) =>
    fault(field, { th: `จะเสียข้อมูล ${count} รายการ`, en: `${count} values would be lost` }),
  );
  return dataWouldBeLost({ name, fields }, details);
}
