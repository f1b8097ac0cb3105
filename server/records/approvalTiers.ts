import { levelField, listLevels } from '../../engine/collection/check/approval.ts';
import { checkOwnTiers } from '../../engine/collection/check/ownTiers.ts';
import { listStates, listTransitions } from '../../engine/machine/readMachine.ts';
import { canGiveRole, rankRole } from '../../engine/people/rankRole.ts';
import { notAllowed, schemaMissing, validationFailed } from '../../engine/record/recordErrors.ts';
import { type ApprovalRule, type ApprovalTier, defineError, type Text } from '../../schemas/index.ts';
import type { ChangeLog } from '../sites/audit/writeAudit.ts';
import { siteRoles } from '../sites/siteRoles.ts';
import type { StoredCollection } from './collections/storedCollection.ts';
import { systemActor } from './context/actor.ts';
import type { RecordParts } from './context/recordParts.ts';
import type { RecordsContext } from './context/recordsContext.ts';
import { isInPerson } from './decide/readLevels.ts';
import { openRecords } from './openRecords.ts';
import { recalculateStates } from './write/recalculateFormulas.ts';

export const tiersTooHigh = defineError('tiers_too_high', 403, {
  th: 'ผู้เปลี่ยนระดับอนุมัติต้องอยู่ในระดับสูงสุดทั้งก่อนและหลังเปลี่ยน หรือมีตำแหน่งเหนือทุกบทบาทในนั้น ให้ใส่บทบาทของคุณในระดับสูงสุดด้วย หรือให้ผู้ที่อยู่เหนือกว่าเป็นผู้เปลี่ยน',
  en: 'Only those of the highest level, before and after, or above every role in it, may change who approves what. Put your role into the highest level, too, or ask somebody above.',
});

export interface ShownTiers {
  collection: string;
  title: Text;
  measures: { name: string; title: Text }[];
  /** Those of the declaration, and those that the site added. */
  levels: { level: string; title: Text }[];
  /** Roles of the site itself, which may approve beside the given ones. */
  ownRoles: { id: string; title: Text }[];
  tiers: ApprovalTier[];
  declared: ApprovalTier[];
  /** Whether the site decided them itself. */
  own: boolean;
  mayChange: boolean;
}

/** Whose approval the records of this site need, as it is decided now and as it was declared. */
export function listTiers(context: RecordsContext): ShownTiers[] {
  const ownRoles = [...rolesOf(context).values()].map(({ role: { id, title } }) => ({ id, title }));
  return context.collections.all().flatMap((stored) => {
    const { name, title, schema } = stored.collection;
    const rule = schema['x-approval'];
    if (!rule) return [];
    const declared = stored.declaredApproval ?? rule;
    const titles = schema.properties[levelField]?.['x-enum-titles'] ?? {};
    const show = (level: string): Text => titles[level] ?? { th: level, en: level };
    return {
      ...{ collection: name, title, tiers: rule.tiers, declared: declared.tiers },
      measures: Object.entries(rule.measures).map(([measure, formula]) => ({
        name: measure,
        title: titleOf(stored, formula) ?? { th: measure, en: measure },
      })),
      levels: listShown(declared.tiers, rule.tiers).map((level) => ({ level, title: show(level) })),
      ownRoles,
      own: stored.declaredApproval !== undefined,
      mayChange: mayChange(context, rule),
    };
  });
}

/** The levels that are used in their order, each that is not behind the one which is declared before it. */
function listShown(declared: readonly ApprovalTier[], used: readonly ApprovalTier[]): string[] {
  const shown = used.map(({ level }) => level);
  for (const [index, { level }] of declared.entries())
    if (!shown.includes(level)) shown.splice(shown.indexOf(declared[index - 1]?.level ?? '') + 1, 0, level);
  return shown;
}

function rolesOf({ app, site }: RecordsContext) {
  return siteRoles(app.registry, site);
}

/** A measure that is a field has the name of that field. */
function titleOf({ collection }: StoredCollection, formula: string): Text | undefined {
  const [, field = ''] = /^record\.(\w+)$/.exec(formula) ?? [];
  return collection.fields.get(field)?.schema['x-title'];
}

/** Decides the tiers of a collection for this site; without any those that it declares count again. */
export async function changeTiers(
  app: RecordParts,
  context: RecordsContext,
  { name, tiers, logChange }: { name: string; tiers: ApprovalTier[] | undefined; logChange: ChangeLog },
): Promise<void> {
  const stored = context.collections.get(name);
  const rule = stored?.collection.schema['x-approval'];
  if (!stored || !rule) throw schemaMissing({ t: name });
  const declared = stored.declaredApproval ?? rule;
  const faults = tiers ? checkOwnTiers(declared, tiers, [...rolesOf(context).keys()]) : [];
  if (faults.length > 0) throw validationFailed(faults);
  const next = { ...declared, tiers: tiers ?? declared.tiers };
  // Judged before and after the change: nobody may raise their own limit, or take approvals from those above them.
  if (!isInPerson(context.actor)) throw notAllowed();
  if (!mayChange(context, rule) || !mayChange(context, next)) throw tiersTooHigh();
  await context.db.transaction(async (tx) => {
    if (tiers)
      await tx.run(
        `insert into approval_tiers (site_id, collection, tiers) values (current_site(), $1, $2)
         on conflict (site_id, collection) do update set tiers = excluded.tiers, updated_at = now()`,
        [stored.collection.name, JSON.stringify(tiers)],
      );
    else
      await tx.run('delete from approval_tiers where site_id = current_site() and collection = $1', [
        stored.collection.name,
      ]);
    await logChange(tx, { from: rule.tiers, to: next.tiers });
  });
  await app.collections.changed(context.site.id);
  await measureAgain(app, context, stored.collection.name);
}

/** Records about which an approval may still be asked show their new level at once; each event decides by it anyhow. */
async function measureAgain(app: RecordParts, { site }: RecordsContext, name: string): Promise<void> {
  const { context } = await openRecords(app, { siteId: site.id, actor: systemActor });
  const stored = context.collections.get(name);
  const machine = stored?.machine;
  if (!stored || !machine) return;
  const states = listStates(machine).flatMap(({ name: state }) => (asks(machine, state) ? [state] : []));
  await recalculateStates(context, stored, states);
}

function asks(machine: NonNullable<StoredCollection['machine']>, state: string): boolean {
  return listTransitions(machine, state).some(({ meta }) =>
    (meta.guards ?? []).some((guard) => guard.if.includes(levelField)),
  );
}

function mayChange(context: RecordsContext, rule: ApprovalRule): boolean {
  const { actor } = context;
  if (listLevels(rule, actor).length === rule.tiers.length) return true;
  const own = rolesOf(context);
  const named = rule.tiers.flatMap(({ roles }) => roles).map((role) => own.get(role)?.role.base ?? role);
  return named.every((role) => canGiveRole(actor.role, role) && rankRole(actor.role) > rankRole(role));
}
