import { recordTitle } from 'sala/engine';
import type { Language } from 'sala/schemas';
import { defineCall, list, object, string, textOf } from 'sala/server';
import { commentForbidden } from '../record/comments.errors.ts';
import { commentCollection, namePeople, requireDiscussion } from '../record/comments.ts';

const excerpt = 200;

export const call = defineCall({
  id: 'addComment',
  method: 'post',
  path: '/comments',
  summary: { th: 'เขียนความคิดเห็นต่อรายการ และแจ้งผู้ที่กล่าวถึง', en: 'Comment on a record, and tell those who are mentioned' },
  who: 'person',
  audit: { none: 'kept in the history of the comment' },
  body: {
    collection: textOf(60),
    record: textOf(100),
    text: textOf(5000),
    'mentions?': list(string, { maxItems: 20 }),
  },
  answer: object({ id: string }),
  status: 201,
  errors: [commentForbidden],
  handle: async (context) => {
    const { body, kept, records, person, pathOf } = context;
    const read = await requireDiscussion(context, body);
    const about = records.describe(body.collection);
    if (!read || !about) throw commentForbidden();
    const { name: collection } = about;
    // Only those who may read the record are told of it, whoever was named.
    const readers = body.mentions?.length ? await kept.readers(collection, body.record, { ids: body.mentions }) : [];
    const mentions = readers.map(({ id }) => id);
    const data = { about: collection, record: body.record, text: body.text, mentions };
    const { record } = await kept.create(commentCollection, data);
    const [author = ''] = (await namePeople(context, [String(person.id)])).values();
    for (const { id: user, record: seen } of readers.filter(({ id }) => id !== person.id)) {
      // A notice says of the record only what its reader may read of it.
      const title = (language: Language) => recordTitle(about.display, seen, language) ?? about.title;
      await kept.notify({
        user,
        title: {
          th: `${author} กล่าวถึงคุณใน ${title('th')}`.slice(0, 200),
          en: `${author} mentioned you at ${title('en')}`.slice(0, 200),
        },
        text: { th: body.text.slice(0, excerpt), en: body.text.slice(0, excerpt) },
        path: pathOf(collection, 'detail', body.record),
        key: `comment ${String(record.id)}`,
      });
    }
    await kept.tell(collection, body.record);
    return { data: { id: String(record.id) } };
  },
});
