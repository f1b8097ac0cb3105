import { expect, it } from 'vitest';
import { defineRecordMachine } from './defineRecordMachine.ts';
import { isAlwaysAfter } from './isAlwaysAfter.ts';

const title = { th: 'ก', en: 'a' };
const machine = defineRecordMachine({
  id: 'paper',
  initial: 'issued',
  states: {
    draft: { title, start: true, transitions: { issued: { title }, cancelled: { title } } },
    issued: { title, transitions: { paid: { title }, voided: { title } } },
    paid: { title, transitions: { issued: { title }, archived: { title } } },
    voided: { title },
    cancelled: { title },
    archived: { title },
    lost: { title, transitions: { paid: { title } } },
  },
});

it.each([
  ['paid', true],
  ['archived', true],
  ['voided', true],
  ['issued', false],
  ['draft', false],
  ['cancelled', false],
  // Nothing leads to it: what was before it is not known.
  ['lost', false],
])('%s comes always after issued: %s', (state, expected) => {
  expect(isAlwaysAfter(machine, { state, earlier: 'issued' })).toBe(expected);
});
