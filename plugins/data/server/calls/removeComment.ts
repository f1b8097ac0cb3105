import { defineCall, object, string } from 'sala/server';
import { commentForbidden } from '../record/comments.errors.ts';
import { commentCollection } from '../record/comments.ts';
import { requireOwnComment } from '../record/ownComment.ts';

export const call = defineCall({
  id: 'removeComment',
  method: 'delete',
  path: '/comments/:id',
  summary: { th: 'ลบความคิดเห็นของตนเอง', en: 'Delete an own comment' },
  parameters: { id: { th: 'รหัสของความคิดเห็น', en: 'Id of the comment' } },
  who: 'person',
  audit: { none: 'kept in the history of the comment' },
  answer: object({ id: string }),
  errors: [commentForbidden],
  handle: async (context) => {
    const { params, kept } = context;
    const { collection, record } = await requireOwnComment(context, params.id);
    await kept.remove(commentCollection, params.id);
    await kept.tell(collection, record);
    return { data: { id: params.id } };
  },
});
