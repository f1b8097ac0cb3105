import { isOwnPath } from '../../../engine/content/isOwnPath.ts';
import type { NoticeTopic, Text } from '../../../schemas/index.ts';
import type { PluginRecords } from '../../plugins/door/pluginRecords.ts';
import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { deriveId } from '../../records/effects/deriveId.ts';
import { narrowRecords } from '../../records/narrowRecords.ts';
import { openRecords } from '../../records/openRecords.ts';

export interface Notification {
  /** Id of the account it is for. */
  user: string;
  kind?: 'info' | 'success' | 'warning' | 'error';
  /** What it is about: people choose by it how they are notified. */
  topic?: NoticeTopic;
  title: Text;
  text?: Text;
  /** Its link: a path of this site. */
  path?: string;
  /** The same goes out as a mail of its own: no other mail tells of it. */
  mailed?: boolean;
  /** A notification with the same key is created once, so that a repeated effect does not repeat it. */
  key?: string;
}

/** Creates a notification, in the transaction of its subject. Pass records that act as the system. */
export async function notifyPerson(records: PluginRecords, notification: Notification): Promise<void> {
  const { key, kind = 'info', topic = 'other', path, ...rest } = notification;
  const collection = records.serving('notifications');
  if (!collection || !records.may(collection, 'create')) return;
  // The path may be the word of whoever started a flow.
  const data = { ...rest, kind, topic, read: false, ...(path !== undefined && isOwnPath(path) && { path }) };
  const once = key === undefined ? {} : { id: deriveId(collection, `${notification.user}\n${key}`), once: true };
  await records.create(collection, JSON.parse(JSON.stringify(data)), once);
}

/** The same outside a transaction of records. A failure is logged and does not throw. */
export async function notifyPersonSafely(app: RecordParts, siteId: string, notification: Notification): Promise<void> {
  try {
    await notifyPerson(narrowRecords(await openRecords(app, { siteId, actor: systemActor })), notification);
  } catch (error) {
    app.log.warn({ err: error, user: notification.user }, 'a person could not be notified');
  }
}
