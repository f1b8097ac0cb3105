import { defineRecordMachine, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'hr',
  initial: 'active',
  states: {
    active: states.onOff.active,
    inactive: states.onOff.inactive,
  },
});
