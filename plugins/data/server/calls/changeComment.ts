import { defineCall, object, string, textOf } from 'sala/server';
import { commentForbidden } from '../record/comments.errors.ts';
import { commentCollection } from '../record/comments.ts';
import { requireOwnComment } from '../record/ownComment.ts';

export const call = defineCall({
  id: 'changeComment',
  method: 'put',
  path: '/comments/:id',
  summary: { th: 'แก้ไขความคิดเห็นของตนเอง', en: 'Change an own comment' },
  parameters: { id: { th: 'รหัสของความคิดเห็น', en: 'Id of the comment' } },
  who: 'person',
  audit: { none: 'kept in the history of the comment' },
  body: { text: textOf(5000) },
  answer: object({ id: string }),
  errors: [commentForbidden],
  handle: async (context) => {
    const { params, body, kept } = context;
    const { collection, record } = await requireOwnComment(context, params.id);
    await kept.update(commentCollection, params.id, { text: body.text });
    await kept.tell(collection, record);
    return { data: { id: params.id } };
  },
});
