import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../shared/historyAnswer.ts';
import { describeEntry } from './describeEntry.ts';

const entry = (part: Partial<HistoryEntry>): HistoryEntry => ({
  version: 2,
  action: 'update',
  at: '',
  changes: [],
  ...part,
});

it('parts what was done from what it was done to, so that both can be read', () => {
  const changes = [{ title: 'Customer contact' }, { title: 'Notes' }] as HistoryEntry['changes'];
  expect(describeEntry(entry({ changes }), 'changed it')).toBe('changed it – Customer contact, Notes');
  expect(describeEntry(entry({ to: { title: 'Sent' } }), 'changed the state')).toBe('changed the state – Sent');
  expect(describeEntry(entry({}), 'brought it back')).toBe('brought it back');
});
