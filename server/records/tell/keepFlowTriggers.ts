import { listSteps } from '../../../engine/flow/listSteps.ts';
import { nextStart } from '../../../engine/flow/nextStart.ts';
import { validationFailed } from '../../../engine/record/recordErrors.ts';
import type { FlowDefinition, FlowTrigger } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/storedCollection.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { findMissingNames } from '../find/findMissingNames.ts';
import type { ToldChange } from './noteDeliveries.ts';

/** Whether the records of a collection are flows. */
export function holdsFlows({ collection }: StoredCollection): boolean {
  return collection.schema['x-serves'] === 'flows';
}

/**
 * Keeps what starts a flow beside it, in the transaction of its change: who writes it publishes it. Refuses a definition that names
 * what the site has not.
 */
export async function keepFlowTriggers(context: RecordsContext, changes: readonly ToldChange[]): Promise<void> {
  for (const change of changes) {
    const definition = change.row.data.definition as unknown as FlowDefinition; // checked by the collection
    const isNew = change.action === 'create' || change.action === 'import';
    if (isNew || ['definition', 'enabled'].some((field) => change.changed.includes(field)))
      await requireNames(context, { definition, isOn: change.row.data.enabled === true });
    await writeTriggers(context, change, [...(definition.triggers ?? []), ...listAwaited(definition)]);
  }
  const { triggers } = context.app;
  const { site } = context;
  const forget = () => void triggers.changed(site.id).catch((error: unknown) => context.app.log.warn({ err: error }));
  if (context.afterCommit) context.afterCommit.push(forget);
  else forget();
}

/** What a flow uses when it runs must exist when it is switched on; until then it may be missing. */
async function requireNames(
  context: RecordsContext,
  { definition, isOn }: { definition: FlowDefinition; isOn: boolean },
): Promise<void> {
  const faults = await findMissingNames(context, definition, isOn);
  if (faults.length === 0) return;
  throw validationFailed(faults.map((fault) => ({ ...fault, path: `definition.${fault.path}` })));
}

/** Of steps that wait for an event: it is noted like what starts a flow. */
export const awaitedPrefix = 'await:';

function listAwaited(definition: FlowDefinition): FlowTrigger[] {
  return listSteps(definition).flatMap(({ uid, code, params: { collection, event } = {} }) =>
    code === 'await' && typeof collection === 'string'
      ? [
          {
            uid: `${awaitedPrefix}${uid}`,
            code,
            params: { collection, on: event ? 'event' : 'changed', ...(event && { event }) },
          },
        ]
      : [],
  );
}

async function writeTriggers(context: RecordsContext, { row, action }: ToldChange, triggers: readonly FlowTrigger[]) {
  const { actor, app, site, holidays } = context;
  const now = app.clock.now().toISOString();
  const rows = triggers.map(({ uid, code, params = {}, if: condition = null }) => ({
    ...{ uid, code, params, condition },
    next_at: code === 'schedule' ? (nextStart(params, now, { timeZone: site.timeZone, holidays }) ?? null) : null,
  }));
  await context.db.run(
    "delete from flow_trigger where site_id = current_site() and flow_id = $1 and not uid = any ($2) and code <> 'await'",
    [row.id, rows.map(({ uid }) => uid)],
  );
  if (rows.length === 0) return;
  await context.db.run(writeSql, [
    ...[row.id, JSON.stringify(rows), row.data.enabled === true && action !== 'delete', actor.userId],
    ...[actor.impersonal === true || actor.actedBy !== undefined, actor.actedBy ?? null],
  ]);
}

/**
 * A schedule whose times stay the same keeps its next one, so that nothing is missed; a webhook keeps its address. Runs wait
 * for events also when their flow was changed or switched off meanwhile.
 */
const writeSql = `
  insert into flow_trigger (site_id, flow_id, uid, code, params, condition, enabled, account_id, impersonal, acted_by, next_at)
  select current_site(), $1, t.uid, t.code, t.params, t.condition, $3 or t.code = 'await', $4, $5, $6, t.next_at
  from jsonb_to_recordset($2::jsonb) as t(uid text, code text, params jsonb, condition text, next_at timestamptz)
  on conflict (site_id, flow_id, uid) do update
  set code = excluded.code, params = excluded.params, condition = excluded.condition, enabled = excluded.enabled,
    account_id = excluded.account_id, impersonal = excluded.impersonal, acted_by = excluded.acted_by,
    token_hash = case when excluded.code = 'webhook' then flow_trigger.token_hash end,
    next_at = case when flow_trigger.enabled and flow_trigger.code = excluded.code and flow_trigger.params = excluded.params
      then flow_trigger.next_at else excluded.next_at end`;
