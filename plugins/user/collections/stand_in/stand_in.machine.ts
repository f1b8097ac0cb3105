import { defineRecordMachine, states } from 'sala/engine';

/** Only the person themselves lends what they may approve, and it counts while it is active, from its first day to its last. */
export const machine = defineRecordMachine({
  id: 'stand_in',
  initial: 'draft',
  states: {
    draft: {
      ...states.draft,
      transitions: {
        active: {
          title: { th: 'เริ่มมอบหมาย', en: 'Appoint' },
          event: 'APPOINT',
          inPerson: true,
          guards: [
            {
              if: 'record.person == person.id',
              field: 'person',
              message: { th: 'มอบหมายได้เฉพาะวงเงินของตนเอง', en: 'Everybody lends only what is their own' },
            },
          ],
        },
      },
    },
    active: {
      ...states.active,
      transitions: {
        ended: { title: { th: 'ยกเลิกการมอบหมาย', en: 'End' }, event: 'END' },
      },
    },
    ended: { title: { th: 'สิ้นสุดแล้ว', en: 'Ended' }, tone: 'neutral', final: true },
  },
});
