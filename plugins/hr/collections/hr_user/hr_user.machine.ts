import { defineRecordMachine, events, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr_user',
  initial: 'pending',
  states: {
    pending: {
      title: { th: 'รอเปิดใช้', en: 'Pending' },
      tone: 'neutral',
      transitions: { active: events.activate, inactive: events.deactivate },
    },
    active: {
      ...states.active,
      transitions: { inactive: events.deactivate, locked: events.lock, suspended: events.suspend },
    },
    inactive: states.onOff.inactive,
    locked: {
      title: { th: 'ล็อก', en: 'Locked' },
      tone: 'danger',
      transitions: { active: events.unlock },
    },
    suspended: { ...states.suspended, transitions: { active: events.reinstate, inactive: events.deactivate } },
  },
});
