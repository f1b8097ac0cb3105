import { recordTitle } from '../../../engine/collection/tell/nameRecord.ts';
import { type Json, type Language, readText, SalaError, type Text } from '../../../schemas/index.ts';
import { notifyPerson } from '../../messages/notifications/notifyPerson.ts';
import type { EffectContext, EffectResult } from '../../plugins/door/effect.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { findMember } from '../../records/find/findMember.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import { findRecordPath } from '../find/findRecordPath.ts';

/** The effect of a field with `x-assigns`: tells the person whom somebody else put there, with the page on which they find the record. */
export async function tellAssigned(
  app: RecordParts,
  { records, recordId: id, collection, payload, key, site: { id: siteId } }: EffectContext,
): Promise<EffectResult> {
  const person = String(payload.person);
  const [site, giver] = await Promise.all([app.sites.byId(siteId), findName(records, payload.by)]);
  const actor = site && (await findMember(app, site, person));
  if (!actor) return { skipped: 'not a member' };
  // As they read it now: another change may have taken it from them before this notice.
  const record = await readAs(await openRecords(app, { siteId, actor }), { collection, id });
  const path = record && findRecordPath(app, { site, session: actor }, { collection, id });
  const about = records.describe(collection);
  const kind = app.registry.collection(collection)?.collection.schema.title ?? about?.title ?? collection;
  // Whoever has no page of such records is not told by a notice what one of them is called either.
  const write = (language: Language) =>
    [readText(kind, language), path && recordTitle(about?.display ?? [], record, language)].filter(Boolean).join(' ');
  await notifyPerson(records, {
    user: person,
    key,
    topic: 'assignment',
    title: nameGiver(giver),
    text: { th: write('th'), en: write('en') },
    path,
  });
  return { notified: 1 };
}

/** Undefined to whoever may not read it. */
async function readAs(records: Records, { collection, id }: { collection: string; id: string }) {
  try {
    return await records.read(collection, id);
  } catch (error) {
    if (error instanceof SalaError && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

async function findName(records: EffectContext['records'], id: Json | undefined): Promise<string | undefined> {
  const filter = { id: String(id), disabled: { $ne: true } };
  const { data } = await records.find('user', { filter, fields: ['name'], limit: 1 });
  return typeof data[0]?.name === 'string' ? data[0].name : undefined;
}

function nameGiver(name: string | undefined): Text {
  if (name === undefined) return { th: 'มีงานมอบหมายให้คุณ', en: 'Something was assigned to you' };
  return { th: `${name} มอบหมายงานให้คุณ`, en: `${name} assigned something to you` };
}
