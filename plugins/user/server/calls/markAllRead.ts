import { defineCall, object, whole } from 'sala/server';

const most = 200;
const rounds = 50;

export const call = defineCall({
  id: 'markAllRead',
  method: 'post',
  path: '/notifications/read',
  summary: { th: 'อ่านการแจ้งเตือนของฉันทั้งหมดแล้ว', en: 'Mark all of my notifications as read' },
  who: 'person',
  audit: { none: 'concerns the notifications of the caller alone' },
  answer: object({ marked: whole }),
  handle: async ({ records }) => {
    let marked = 0;
    for (let round = 0; round < rounds; round += 1) {
      const filter = { user: '$user.id', read: false };
      const { data, total } = await records.find('notification', { filter, fields: ['id'], limit: most });
      for (const { id } of data) await records.update('notification', String(id), { read: true });
      marked += data.length;
      if (total <= most) break;
    }
    return { data: { marked } };
  },
});
