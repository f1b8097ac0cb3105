import { defineRecordMachine, events, states } from 'sala/engine';

const discontinue = {
  title: { th: 'เลิกจำหน่าย', en: 'Discontinue' },
  event: 'DISCONTINUE',
  roles: ['admin', 'manager', 'inventory'],
};

export const machine = defineRecordMachine({
  id: 'product',
  initial: 'active',
  states: {
    draft: {
      ...states.draft,
      start: true,
      transitions: { active: events.activate, inactive: events.deactivate, archived: events.archive },
    },
    active: { ...states.active, transitions: { inactive: events.deactivate, discontinued: discontinue } },
    inactive: {
      ...states.inactive,
      transitions: { active: events.activate, discontinued: discontinue, archived: events.archive },
    },
    discontinued: { title: { th: 'เลิกจำหน่าย', en: 'Discontinued' }, tone: 'danger', final: true },
    archived: states.archived,
  },
});
