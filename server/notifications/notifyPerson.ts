import type { Text } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import { deriveId } from '../effects/deriveId.ts';
import { systemActor } from '../records/actor.ts';
import { openRecords, type Records } from '../records/openRecords.ts';

export interface Notification {
  /** Id of the account it is for. */
  user: string;
  kind?: 'info' | 'success' | 'warning' | 'error';
  title: Text;
  text?: Text;
  /** Where it leads: a path of this site. */
  path?: string;
  /** The same notification is made once by the same key: an effect that is done anew says nothing twice. */
  key?: string;
}

const collection = 'notification';

/** Tells a person something, in the transaction of whatever it is about. Give it records that act as the house. */
export async function notifyPerson(records: Records, notification: Notification): Promise<void> {
  const { key, kind = 'info', ...rest } = notification;
  if (!records.context.collections.get(collection)) return;
  const data = { ...rest, kind, read: false };
  const once = key === undefined ? {} : { id: deriveId(collection, `${notification.user}\n${key}`), once: true };
  await records.create(collection, JSON.parse(JSON.stringify(data)), once);
}

/** The same from outside a transaction of records. What is told is a courtesy: that it fails stops nothing. */
export async function tellPerson(app: App, siteId: string, notification: Notification): Promise<void> {
  try {
    await notifyPerson(await openRecords(app, { siteId, actor: systemActor }), notification);
  } catch (error) {
    app.log.warn({ err: error, user: notification.user }, 'a person could not be notified');
  }
}
