import { defineRecordMachine, events, states } from 'sala/engine';

const blacklist = { ...events.blacklist, roles: ['admin', 'manager'] };

export const machine = defineRecordMachine({
  id: 'customer',
  initial: 'active',
  states: {
    active: {
      ...states.active,
      transitions: { inactive: events.deactivate, suspended: events.suspend, blacklisted: blacklist },
    },
    inactive: { ...states.inactive, transitions: { active: events.activate, suspended: events.suspend } },
    suspended: {
      ...states.suspended,
      transitions: { active: events.reinstate, inactive: events.deactivate, blacklisted: blacklist },
    },
    blacklisted: states.blacklisted,
  },
});
