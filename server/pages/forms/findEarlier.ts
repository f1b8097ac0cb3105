import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { describeSender, findSubmissions } from './describeSender.ts';
import { findForm } from './findForm.ts';
import { openFormRecords } from './storeSubmission.ts';

/** When somebody who is signed in sent this form before, and whether that was the only time they may. */
export async function findEarlier(
  app: PageParts,
  visit: Visit,
  { key, path }: { key: string; path?: string },
): Promise<{ sentAt: string | null; once: boolean }> {
  const { layout } = await findForm(app, visit, { key, path });
  const records = await openFormRecords(app, visit);
  const submissions = findSubmissions(records);
  const { about, user_id } = describeSender(visit, submissions, { key, layout });
  const once = Object.keys(about).length > 0;
  if (!user_id) return { sentAt: null, once };
  const filter = { form_key: key, user_id, ...about };
  const { data } = await records.find(submissions.collection.name, { filter, sort: { created_at: -1 }, limit: 1 });
  return { sentAt: typeof data[0]?.created_at === 'string' ? data[0].created_at : null, once };
}
