import { expect, it } from 'vitest';
import { buildDocument } from '../runtime/testing/buildDocument.ts';
import { listEvents, type RecordState } from './recordAnswer.ts';

const sent = { event: 'SEND', to: 'sent', title: 'ส่งให้ลูกค้า' };
const asked = { event: 'SUBMIT', to: 'waiting', title: 'ขออนุมัติ' };
const about = { who: [], byTime: false, seldom: false, byApproval: true, asks: [], needs: [] };
const states: RecordState[] = [
  {
    ...{ value: 'draft', title: 'ร่าง', final: false, next: ['waiting', 'sent'] },
    events: [
      { ...asked, ...about },
      { ...sent, ...about },
    ],
  },
  { value: 'waiting', title: 'รออนุมัติ', final: false, next: ['sent'], events: [] },
  { value: 'sent', title: 'ส่งแล้ว', tone: 'success', final: true, next: [], events: [] },
];
const order = (events: object[]) => {
  const record = { id: 'q-1', state: 'draft', _actions: events } as never; // as the record was read
  return listEvents(buildDocument([], { states, initial: 'draft', record })).map(({ event }) => event);
};

it('offers first what the limits of the reader allow, and asking for approval after it', () => {
  expect(order([asked, sent])).toEqual(['SEND', 'SUBMIT']);
});

it('offers asking for approval first where the reader may not go on without it', () => {
  const refused = [{ path: 'approval_level', message: 'เกินวงเงินของคุณ' }];
  expect(order([asked, { ...sent, refused }])).toEqual(['SUBMIT', 'SEND']);
});

it('offers what records seldom go through after what leads on, though it is nearer', () => {
  const part = { event: 'PAY_PART', to: 'partly', title: 'รับชำระบางส่วน' };
  const paid = { event: 'PAY', to: 'paid', title: 'รับชำระแล้ว' };
  const plain = { ...about, byApproval: false };
  const paying: RecordState[] = [
    {
      ...{ value: 'sent', title: 'ส่งแล้ว', final: false, next: ['partly', 'paid'], seldom: ['partly'] },
      events: [
        { ...part, ...plain, seldom: true },
        { ...paid, ...plain },
      ],
    },
    { value: 'partly', title: 'ชำระบางส่วน', final: false, next: ['paid'], events: [] },
    { value: 'paid', title: 'ชำระแล้ว', tone: 'success', final: true, next: [], events: [] },
  ];
  const record = { id: 'i-1', state: 'sent', _actions: [part, paid] } as never; // as the record was read
  const [first, second] = listEvents(buildDocument([], { states: paying, initial: 'sent', record }));
  expect([first?.event, first?.isForward]).toEqual(['PAY', true]);
  expect([second?.event, second?.isForward]).toEqual(['PAY_PART', false]);
});
