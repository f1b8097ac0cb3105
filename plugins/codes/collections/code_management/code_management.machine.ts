import { defineRecordMachine, events, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'codeManagement',
  initial: 'active',
  states: {
    draft: {
      ...states.draft,
      start: true,
      transitions: { active: events.activate, inactive: events.deactivate },
    },
    active: states.onOff.active,
    inactive: states.onOff.inactive,
  },
});
