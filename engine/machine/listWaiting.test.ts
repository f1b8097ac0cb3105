import { expect, it } from 'vitest';
import { defineRecordMachine } from './defineRecordMachine.ts';
import { listWaiting } from './listWaiting.ts';
import * as states from './states.ts';

const title = { th: 'ต่อ', en: 'On' };
const names = (machine: Parameters<typeof listWaiting>[0]) => listWaiting(machine).map(({ name }) => name);

it('names what waits in a document: neither ends nor what is settled', () => {
  const machine = defineRecordMachine({
    id: 'paper',
    initial: 'draft',
    states: {
      draft: { ...states.draft, transitions: { sent: { title, event: 'SEND' } } },
      sent: { ...states.sent, transitions: { completed: { title, event: 'FINISH' }, draft: { title, event: 'BACK' } } },
      completed: { ...states.completed, transitions: { closed: { title, event: 'CLOSE' } } },
      closed: states.closed,
    },
  });
  expect(names(machine)).toEqual(['draft', 'sent']);
});

it('names of what begins settled only what nothing leads back to', () => {
  const machine = defineRecordMachine({
    id: 'partner',
    initial: 'active',
    states: {
      pending: { title, tone: 'neutral', start: true, transitions: { active: { title, event: 'APPROVE' } } },
      active: { ...states.active, transitions: { suspended: { title, event: 'SUSPEND' } } },
      suspended: { ...states.suspended, transitions: { active: { title, event: 'RESUME' } } },
    },
  });
  expect(names(machine)).toEqual(['pending']);
});
