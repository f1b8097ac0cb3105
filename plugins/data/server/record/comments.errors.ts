import { defineError } from 'sala/schemas';

export const commentForbidden = defineError('comment_forbidden', 403, {
  th: 'คุณไม่มีสิทธิ์เขียนหรือแก้ไขความคิดเห็นนี้',
  en: 'You may not write or change this comment.',
});
