import { recordTitle } from 'sala/engine';
import type { JsonObject, Language, Text } from 'sala/schemas';
import { type EffectContext, type EffectHandler, notifyPerson } from 'sala/server';

const waits: Text = { th: 'มีรายการรอคุณอนุมัติ', en: 'Something waits for your approval' };

/** Tells those who may approve the record, and their stand-ins: of the lowest sufficient tier in which there is anybody. */
export const tellApprovers: EffectHandler = async (context) => {
  const { records, record, collection, key } = context;
  const about = records.describe(collection);
  const tiers = about?.approval?.tiers ?? [];
  const needed = tiers.findIndex(({ level }) => level === record.approval_level);
  for (const { roles } of needed < 0 ? [] : tiers.slice(needed)) {
    const told = await findApprovers(context, roles);
    for (const user of told)
      await notifyPerson(records, {
        user,
        key,
        kind: 'warning',
        topic: 'approval',
        title: waits,
        text: describe(about?.title ?? collection, about?.display ?? [], record),
        path: about?.approval?.path,
      });
    if (told.length > 0) return { notified: told };
  }
  return { skipped: 'nobody may approve it' };
};

const outcomes: Record<string, Text> = {
  approved: { th: 'รายการของคุณได้รับอนุมัติ', en: 'What you asked for was approved' },
  rejected: { th: 'รายการของคุณไม่ได้รับอนุมัติ', en: 'What you asked for was refused' },
  draft: { th: 'รายการของคุณถูกส่งกลับให้แก้ไข', en: 'What you asked for came back to be changed' },
};

/** Tells who asked for approval, else who made the record, what became of it. */
export const tellAsker: EffectHandler = async ({ records, record, collection, key, payload }) => {
  const { approval_asked_by: asker, created_by: maker } = record;
  const user = asker ?? maker;
  const outcome = outcomes[String(payload.to)];
  if (typeof user !== 'string' || !outcome) return { skipped: 'nobody asked for it' };
  const about = records.describe(collection);
  const text = describe(about?.title ?? collection, about?.display ?? [], record);
  const kind = payload.to === 'approved' ? 'success' : 'warning';
  await notifyPerson(records, {
    user,
    key,
    kind,
    topic: 'approval',
    title: outcome,
    text,
    path: about?.approval?.path,
  });
  return { notified: user };
};

/** The people of some roles and their stand-ins of this day, without whoever asked. */
async function findApprovers({ records, record, site, at }: EffectContext, roles: string[]): Promise<string[]> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone, dateStyle: 'short' }).format(new Date(at));
  const owners = await listIds(records, 'user', 'id', {
    $or: [{ role: { $in: roles } }, { own_role: { $in: roles } }],
    disabled: { $ne: true },
  });
  const lent = { state: 'active', person: { $in: owners }, from: { $lte: today }, until: { $gte: today } };
  const standIns = await listIds(records, 'stand_in', 'substitute', lent);
  return [...new Set([...owners, ...standIns])].filter((user) => user !== record.approval_asked_by);
}

async function listIds(records: EffectContext['records'], collection: string, field: string, filter: JsonObject) {
  const { data } = await records.find(collection, { filter, limit: 100 });
  return data.map((found) => String(found[field]));
}

function describe(title: string, display: readonly string[], record: JsonObject): Text {
  const say = (language: Language) => `${title} ${recordTitle(display, record, language) ?? ''}`.trim();
  return { th: say('th'), en: say('en') };
}
