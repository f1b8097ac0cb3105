import { layoutPlace } from '../../../schemas/index.ts';
import { readEditingLevel } from '../../pages/rights/editingRights.ts';
import { decide } from '../../records/context/recordsContext.ts';
import { meetsCondition } from '../../records/decide/mayRead.ts';
import { openRecords } from '../../records/openRecords.ts';
import { loadRow } from '../../records/read/readRecord.ts';
import { editorRoles } from '../../sites/guards.ts';
import type { Session } from '../../sites/visit.ts';
import type { App } from '../app.ts';
import { type Channel, findChannelSession, findCloseCode } from './channel.ts';

/** Whether the person of a channel may read a record now, or edit a layout. */
export async function maySee(
  app: App,
  channel: Channel,
  { collection, id }: { collection: string; id: string },
): Promise<boolean> {
  const session = await findChannelSession(app, channel);
  if (findCloseCode(channel.session, session) !== undefined) return false;
  if (collection === layoutPlace) return session !== null && mayEdit(app, channel, { session, key: id });
  const actor = { userId: session?.userId ?? null, role: session?.role ?? 'public', own: session?.own };
  const { context } = await openRecords(app, { siteId: channel.site.id, actor });
  const stored = context.collections.get(collection);
  if (!stored) return false;
  const decision = decide(context, stored, 'read');
  if (!decision.allowed) return false;
  if (!decision.condition) return true;
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  return row !== undefined && meetsCondition(context, decision, row);
}

async function mayEdit(
  app: App,
  channel: Channel,
  { session, key }: { session: Session; key: string },
): Promise<boolean> {
  const site = (await app.sites.byId(channel.site.id)) ?? channel.site;
  return editorRoles.includes(session.role) && readEditingLevel({ site, session }, key) !== 'none';
}
