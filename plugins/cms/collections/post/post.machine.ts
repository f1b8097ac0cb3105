import { defineRecordMachine } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'post',
  initial: 'draft',
  states: {
    draft: {
      title: { th: 'ร่าง', en: 'Draft' },
      tone: 'neutral',
      moves: { published: { title: { th: 'เผยแพร่', en: 'Publish' }, event: 'PUBLISH' } },
    },
    published: {
      title: { th: 'เผยแพร่แล้ว', en: 'Published' },
      tone: 'success',
      stamps: { published_at: 'now' },
      moves: {
        draft: { title: { th: 'นำกลับมาแก้ไข', en: 'Take back' }, event: 'UNPUBLISH' },
        archived: { title: { th: 'เก็บเข้าคลัง', en: 'Archive' }, event: 'ARCHIVE' },
      },
    },
    archived: {
      title: { th: 'เก็บเข้าคลังแล้ว', en: 'Archived' },
      tone: 'neutral',
      moves: { published: { title: { th: 'เผยแพร่อีกครั้ง', en: 'Publish again' }, event: 'PUBLISH' } },
    },
  },
});
