import type { CallerContext } from 'sala/server';
import { commentForbidden } from './comments.errors.ts';
import { commentCollection, requireDiscussion } from './comments.ts';

/** A comment of the visitor's own, at a record that they may still read. */
export async function requireOwnComment(
  context: CallerContext,
  id: string,
): Promise<{ collection: string; record: string }> {
  const { kept, person } = context;
  const filter = { id, created_by: person.id };
  const [comment] = person.id === null ? [] : (await kept.find(commentCollection, { filter, limit: 1 })).data;
  if (!comment) throw commentForbidden();
  const place = { collection: String(comment.about), record: String(comment.record) };
  if (!(await requireDiscussion(context, place))) throw commentForbidden();
  return place;
}
