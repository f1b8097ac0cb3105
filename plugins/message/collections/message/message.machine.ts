import { defineRecordMachine } from 'sala/engine';

const admins = ['superadmin', 'admin'];
const incoming = {
  if: "record.direction == 'in'",
  message: { th: 'ใช้กับข้อความที่เข้ามาเท่านั้น', en: 'Only a message that came in is read.' },
  hides: true,
} as const;

/** The states of the specification, and `read`: a message to somebody is confirmed or failed by its mail, one that came in is read. */
export const machine = defineRecordMachine({
  id: 'message',
  initial: 'submit',
  states: {
    submit: {
      title: { th: 'รอดำเนินการ', en: 'Submitted' },
      tone: 'info',
      effects: ['message.deliver'],
      transitions: {
        read: { title: { th: 'รับทราบแล้ว', en: 'Take note' }, event: 'READ', roles: admins, guards: [incoming] },
        confirm: { title: { th: 'ส่งสำเร็จ', en: 'Delivered' }, event: 'CONFIRM', roles: [] },
        fail: { title: { th: 'ส่งไม่สำเร็จ', en: 'Failed' }, event: 'FAIL', roles: [] },
      },
    },
    read: { title: { th: 'อ่านแล้ว', en: 'Read' }, tone: 'neutral', final: true },
    confirm: { title: { th: 'ส่งแล้ว', en: 'Delivered' }, tone: 'success', final: true },
    fail: {
      title: { th: 'ส่งไม่สำเร็จ', en: 'Failed' },
      tone: 'danger',
      transitions: {
        submit: {
          title: { th: 'ส่งอีกครั้ง', en: 'Send again' },
          event: 'SEND_AGAIN',
          roles: admins,
          actions: [{ set: { error: null } }],
        },
      },
    },
  },
});
