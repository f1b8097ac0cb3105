import { expect, it } from 'vitest';
import { arrangeStates } from './arrangeStates.ts';

const state = (value: string, tone: string, next: string[] = []) => ({ value, tone, next, final: next.length === 0 });

it('ends the usual way in the good state that is only left to undo it', () => {
  const states = [
    state('pending', 'neutral', ['completed']),
    state('completed', 'success', ['partly_refunded', 'refunded']),
    state('partly_refunded', 'warning', ['refunded']),
    state('refunded', 'warning'),
  ];
  expect(arrangeStates(states, 'pending')).toEqual({
    main: ['pending', 'completed'],
    beside: [
      { state: 'partly_refunded', from: 'completed' },
      { state: 'refunded', from: 'completed' },
    ],
  });
});

it('goes on from a good state through a doubtful one to a better', () => {
  const states = [
    state('received', 'success', ['disputed']),
    state('disputed', 'warning', ['closed']),
    state('closed', 'success'),
  ];
  expect(arrangeStates([state('draft', 'neutral', ['received']), ...states], 'draft').main).toEqual([
    ...['draft', 'received', 'disputed', 'closed'],
  ]);
});

it('leaves states out of the usual way to which records seldom go', () => {
  const sent = { ...state('sent', 'info', ['viewed', 'partly', 'paid']), seldom: ['viewed', 'partly'] };
  const states = [
    ...[sent, state('viewed', 'info', ['paid']), state('partly', 'warning', ['paid']), state('paid', 'success')],
  ];
  expect(arrangeStates(states, 'sent')).toEqual({
    main: ['sent', 'paid'],
    beside: [
      { state: 'viewed', from: 'sent' },
      { state: 'partly', from: 'sent' },
    ],
  });
});
