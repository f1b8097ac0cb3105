import { defineCall, list, object, string, textOf } from 'sala/server';
import { commentForbidden } from '../record/comments.errors.ts';
import { requireDiscussion } from '../record/comments.ts';

const most = 8;

export const call = defineCall({
  id: 'findReaders',
  method: 'get',
  path: '/readers',
  summary: { th: 'พนักงานที่อ่านรายการได้ สำหรับกล่าวถึง', en: 'Staff who may read a record, to be mentioned' },
  parameters: { search: { th: 'ส่วนของชื่อ', en: 'A part of the name' } },
  who: 'person',
  query: { collection: textOf(60), record: textOf(100), 'search?': textOf(100) },
  answer: list(object({ id: string, name: string })),
  errors: [commentForbidden],
  handle: async (context) => {
    const { query, kept } = context;
    if (!(await requireDiscussion(context, query))) throw commentForbidden();
    const readers = await kept.readers(query.collection, query.record, { search: query.search });
    return { data: readers.slice(0, most).map(({ id, name }) => ({ id, name })) };
  },
});
