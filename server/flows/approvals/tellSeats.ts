import { corePaths, type Text } from '../../../schemas/index.ts';
import { findPeople } from '../../messages/notifications/findPeople.ts';
import { notifyPerson } from '../../messages/notifications/notifyPerson.ts';
import { narrowRecords } from '../../records/narrowRecords.ts';
import type { Records } from '../../records/openRecords.ts';
import type { RunRow } from '../runs/flowRows.ts';
import { findRequester, type SeatRow } from './approvalSeats.ts';

const heads = {
  asked: { th: 'รออนุมัติ', en: 'To approve' },
  reminded: { th: 'ยังรออนุมัติ', en: 'Still to approve' },
  escalated: { th: 'ส่งต่อให้อนุมัติ', en: 'Escalated to you' },
} satisfies Record<string, Text>;

/** Notifies those who may answer, each once for the same thing. */
export async function tellSeats(
  { run, records }: { run: RunRow; records: Records },
  seats: readonly SeatRow[],
  why: keyof typeof heads,
): Promise<void> {
  const narrow = narrowRecords(records);
  const asker = findRequester(run);
  for (const seat of seats) {
    const asked = { people: seat.account_id === null ? [] : [seat.account_id], roles: rolesOf(records, seat) };
    for (const user of await findPeople(narrow, asked))
      if (user !== asker)
        await notifyPerson(narrow, {
          user,
          topic: 'approval',
          title: { th: `${heads[why].th}: ${seat.title}`, en: `${heads[why].en}: ${seat.title}` },
          ...(seat.text !== null && { text: { th: seat.text, en: seat.text } }),
          path: seat.path ?? corePaths.notifications, // everybody has this page, and it shows what waits for their approval
          key: `${seat.id} ${why} ${why === 'reminded' ? seat.reminded : ''}`,
        });
  }
}

/** Those of a level are the roles of its tier; whoever is above may answer, and is not disturbed. */
function rolesOf({ context }: Records, { role, level, collection }: SeatRow): string[] {
  if (level === null) return role === null ? [] : [role];
  const rule = collection === null ? undefined : context.collections.get(collection)?.collection.schema['x-approval'];
  return rule?.tiers.find((tier) => tier.level === level)?.roles ?? [];
}
