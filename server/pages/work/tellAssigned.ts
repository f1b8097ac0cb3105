import { recordTitle } from '../../../engine/collection/tell/nameRecord.ts';
import { type JsonObject, type Language, readText, type Text } from '../../../schemas/index.ts';
import { notifyPerson } from '../../messages/notifications/notifyPerson.ts';
import type { EffectContext, EffectResult } from '../../plugins/door/effect.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import { findRecordPath } from '../find/findRecordPath.ts';
import type { PageParts } from '../pageParts.ts';

/** The effect of a field with `x-assigns`: tells the person whom somebody else put there, with the page on which they find the record. */
export async function tellAssigned(
  app: Pick<PageParts, 'registry' | 'sites'>,
  { records, record, recordId, collection, payload, key, site: { id } }: EffectContext,
): Promise<EffectResult> {
  const { person, by } = payload;
  const [site, [user], [giver]] = await Promise.all([
    app.sites.byId(id),
    findMember(records, person),
    findMember(records, by),
  ]);
  if (!user || !site) return { skipped: 'not a member' };
  const ownRole = typeof user.own_role === 'string' ? user.own_role : null;
  const session = holderOf({ registry: app.registry, site }, { role: String(user.role), ownRole });
  const about = records.describe(collection);
  const kind = app.registry.collection(collection)?.collection.schema.title ?? about?.title ?? collection;
  const path = findRecordPath(app, { site, session }, { collection, id: recordId });
  // Whoever has no page of such records is not told by a notice what one of them is called either.
  const write = (language: Language) =>
    [readText(kind, language), path && recordTitle(about?.display ?? [], record, language)].filter(Boolean).join(' ');
  await notifyPerson(records, {
    user: String(user.id),
    key,
    topic: 'assignment',
    title: nameGiver(typeof giver?.name === 'string' ? giver.name : undefined),
    text: { th: write('th'), en: write('en') },
    path,
  });
  return { notified: 1 };
}

async function findMember(records: EffectContext['records'], id: JsonObject[string] | undefined) {
  const filter = { id: String(id), disabled: { $ne: true } };
  const { data } = await records.find('user', { filter, fields: ['id', 'name', 'role', 'own_role'], limit: 1 });
  return data;
}

function nameGiver(name: string | undefined): Text {
  if (name === undefined) return { th: 'มีงานมอบหมายให้คุณ', en: 'Something was assigned to you' };
  return { th: `${name} มอบหมายงานให้คุณ`, en: `${name} assigned something to you` };
}
