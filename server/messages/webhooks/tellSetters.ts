import { corePaths } from '../../../schemas/index.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { narrowRecords } from '../../records/narrowRecords.ts';
import { openRecords } from '../../records/openRecords.ts';
import { setterRoles } from '../../sites/guards.ts';
import { findPeople } from '../notifications/findPeople.ts';
import { type Notification, notifyPersonSafely } from '../notifications/notifyPerson.ts';

/** Notifies everybody who may set webhooks on a site. */
export async function tellSetters(
  app: RecordParts,
  siteId: string,
  notice: Pick<Notification, 'topic' | 'title' | 'text' | 'key'>,
): Promise<void> {
  const records = narrowRecords(await openRecords(app, { siteId, actor: systemActor }));
  for (const user of await findPeople(records, { people: [], roles: setterRoles }))
    await notifyPersonSafely(app, siteId, { ...notice, user, kind: 'warning', path: corePaths.webhooks });
}

/**
 * Told also to whoever did it: a webhook goes on when the password with which a thief set it was changed, and sends what its owner may
 * read.
 */
export function announceReceiver(
  app: RecordParts,
  siteId: string,
  { name, url, person }: { name: string; url: string; person: string },
): Promise<void> {
  const { host } = new URL(url);
  return tellSetters(app, siteId, {
    topic: 'security',
    title: { th: `เว็บฮุก “${name}” ส่งข้อมูลไปที่ ${host}`, en: `The webhook “${name}” sends records to ${host}` },
    text: {
      th: `ตั้งโดย ${person} หากไม่มีใครตั้งใจทำ กรุณาปิดเว็บฮุกนี้และเปลี่ยนรหัสผ่าน`,
      en: `${person} has set it. If nobody meant to, switch it off and change the password.`,
    },
  });
}
