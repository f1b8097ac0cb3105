import { isJsonObject } from 'sala/schemas';
import type { SourceContext } from 'sala/server';
import type { CommentsAnswer } from '../../shared/recordAsides.ts';
import { commentCollection, namePeople, requireDiscussion } from './comments.ts';

const mostComments = 100;

/** What staff said about the record of a page, oldest first; null for those who take no part in it. */
export async function readComments(context: SourceContext): Promise<CommentsAnswer | null> {
  const { params, kept, person, records } = context;
  const asked = isJsonObject(params.record) ? params.record : {};
  const name = records.describe(String(asked.collection ?? ''))?.name;
  if (!name || typeof params.id !== 'string') return null;
  if (!(await requireDiscussion(context, { collection: name, record: params.id }))) return null;
  const filter = { about: name, record: params.id };
  const { data, total } = await kept.find(commentCollection, { filter, sort: { created_at: -1 }, limit: mostComments });
  const mentioned = (mentions: unknown) => (Array.isArray(mentions) ? mentions.map(String) : []);
  const people = data.flatMap(({ created_by, mentions }) => [String(created_by), ...mentioned(mentions)]);
  const names = await namePeople(context, people);
  return {
    record: params.id,
    total,
    comments: data.toReversed().map(({ id, text, created_at, created_by, version, mentions }) => ({
      id: String(id),
      text: String(text),
      at: String(created_at),
      isEdited: Number(version) > 1,
      by: names.get(String(created_by)) ?? '',
      isOwn: created_by === person.id,
      mentions: mentioned(mentions).flatMap((id) => {
        const known = names.get(id);
        return known === undefined ? [] : [{ id, name: known }];
      }),
    })),
  };
}
