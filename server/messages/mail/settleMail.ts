import { systemActor } from '../../records/context/actor.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import { writeMailFault } from '../gateways/mailFaults.ts';
import { readReason } from '../readReason.ts';
import type { WaitingMail } from './waitingMail.ts';

const retryMinutes = [1, 5, 30, 120, 600];

/** What stays of a mail that is done: its link only while nobody was sent it; nothing of the last one to a person who was removed.
 * False when nothing stays, also where its reader was erased meanwhile. */
export async function settleMail(app: RecordParts, mail: WaitingMail, status: 'kept' | 'sent'): Promise<boolean> {
  if (mail.kind === 'removed') {
    await app.db.site(mail.site_id).run('delete from mail where id = $1', [mail.id]);
    return false;
  }
  const done = status === 'kept' ? `status = 'kept'` : `status = 'sent', sent_at = now(), link = null`;
  return inMessage(app, mail, async ({ context: { db } }, tell) => {
    const stays = (await db.run(`update mail set ${done}, error = null where id = $1`, [mail.id])) > 0;
    if (stays && status === 'sent') await tell('CONFIRM', '');
    return stays;
  });
}

/** A mail that was not sent waits for its next try, or has failed after the last. */
export async function settleFailure(app: RecordParts, mail: WaitingMail, error: unknown): Promise<void> {
  const wait = retryMinutes[mail.tries - 1];
  await inMessage(app, mail, async ({ context: { db } }, tell) => {
    await db.run(`update mail set status = $2, error = $3, next_at = now() + make_interval(secs => $4) where id = $1`, [
      mail.id,
      wait === undefined ? 'failed' : 'waiting',
      writeMailFault(error).slice(0, 500),
      (wait ?? 0) * 60,
    ]);
    // The text of the specification, and the reason.
    if (wait === undefined) await tell('FAIL', `Failed to send email: ${readReason(error)}`.slice(0, 500));
  });
}

type Tell = (event: 'CONFIRM' | 'FAIL', error: string) => Promise<void>;

/** Settles a mail and, in the same transaction, the message that it carries. */
async function inMessage<Result>(
  app: RecordParts,
  { site_id: siteId, collection, record_id: id }: WaitingMail,
  settle: (records: Records, tell: Tell) => Promise<Result>,
): Promise<Result> {
  const records = await openRecords(app, { siteId, actor: systemActor });
  const messages = records.context.collections.serving('messages')?.collection.name;
  return records.transaction((inside) =>
    settle(inside, async (event, error) => {
      if (id === null || collection === null || collection !== messages) return;
      const [found] = (await inside.find(collection, { filter: { id, state: 'submit' }, limit: 1 })).data;
      if (found) await inside.transition(collection, id, event, { data: { error } });
    }),
  );
}
