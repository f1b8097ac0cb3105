import { defineRecordMachine, states } from 'sala/engine';

export const machine = defineRecordMachine({
  id: 'code_sequence',
  initial: 'active',
  states: {
    active: states.onOff.active,
    inactive: states.onOff.inactive,
  },
});
