import { type Api, ApiError } from 'sala/runtime';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { buildRecord } from '../testing/recordStories.ts';
import { EventButton } from './EventButton.tsx';
import { widget } from './event_button.ts';

const event = (name: string, title: string) => ({ event: name, to: 'sent', title });
const actions = [event('SEND', 'ส่งให้ลูกค้า'), event('REMIND', 'เตือนลูกค้า')];
const record = buildRecord({ record: { id: 'q1', state: 'draft', version: 3, _actions: actions } });

it('sends one event of a record at a time: every button of it waits for the answer, and no longer', async () => {
  const sent: unknown[] = [];
  const answer = Promise.withResolvers<unknown>();
  const api = ((_path: string, options?: { body?: unknown }) => {
    sent.push(options?.body);
    return answer.promise;
  }) as Api; // answers the calls of this test only
  const draw = (name: string) =>
    drawWidget(widget, EventButton, {
      properties: { collection: 'quotation', event: name },
      data: { record },
      runtime: { api },
    });
  showOnPage([<div key="send">{draw('SEND')}</div>, <div key="remind">{draw('REMIND')}</div>]);
  const remind = page.getByRole('button', { name: 'เตือนลูกค้า' });
  await userEvent.click(page.getByRole('button', { name: 'ส่งให้ลูกค้า' }));
  await expect.element(remind).toHaveAttribute('aria-disabled', 'true');
  remind.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(sent).toEqual([{ event: 'SEND', version: 3 }]);
  answer.reject(new Error('offline'));
  await expect.element(remind).not.toHaveAttribute('aria-disabled');
  // The second press of a double click, on what stands there by then.
  remind.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(sent).toHaveLength(1);
  await userEvent.click(remind);
  await expect.poll(() => sent).toHaveLength(2);
});

/** Answers events and readings of one record, the first event with a conflict. */
function openStale(latest: Record<string, unknown>) {
  const sent: unknown[] = [];
  const api = (async (path: string, options?: { body?: unknown }) => {
    if (path.startsWith('/api/page/data')) return { data: {} };
    if (!path.endsWith('/transition')) return { data: latest };
    sent.push(options?.body);
    if (sent.length === 1) throw new ApiError({ status: 409, code: 'version_conflict', message: 'มีผู้อื่นแก้ไข' });
    return { data: { ...latest, state: 'sent' } };
  }) as Api; // answers the calls of this test only
  showOnPage(
    drawWidget(widget, EventButton, {
      properties: { collection: 'quotation', event: 'SEND' },
      data: {
        record: buildRecord({
          record: { id: 'q1', state: 'draft', version: 3, amount: 100, _actions: actions },
          fields: [amount],
        }),
      },
      runtime: { api },
    }),
  );
  return sent;
}

const amount = { field: 'amount', title: 'ยอด', kind: 'number', schema: { type: 'number' }, required: false } as const;

it('sends an event again to a record that was saved meanwhile and is what was seen', async () => {
  const sent = openStale({ id: 'q1', state: 'draft', version: 4, amount: 100, _actions: actions });
  await userEvent.click(page.getByRole('button', { name: 'ส่งให้ลูกค้า' }));
  await expect
    .poll(() => sent)
    .toEqual([
      { event: 'SEND', version: 3 },
      { event: 'SEND', version: 4 },
    ]);
  await expect.element(page.getByText('ส่งให้ลูกค้า: เรียบร้อย')).toBeVisible();
});

it('lets people look at what somebody else changed before they send an event', async () => {
  const sent = openStale({ id: 'q1', state: 'draft', version: 4, amount: 900, _actions: actions });
  await userEvent.click(page.getByRole('button', { name: 'ส่งให้ลูกค้า' }));
  await expect.element(page.getByText(/หน้านี้แสดงค่าล่าสุดแล้ว ตรวจดูแล้วกด “ส่งให้ลูกค้า” อีกครั้ง/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('says in which state a record is by now that does not take the event anymore', async () => {
  const sent = openStale({ id: 'q1', state: 'sent', version: 4, amount: 100, _actions: [] });
  await userEvent.click(page.getByRole('button', { name: 'ส่งให้ลูกค้า' }));
  await expect.element(page.getByText('ไม่ได้ทำ “ส่งให้ลูกค้า”')).toBeVisible();
  await expect.element(page.getByText(/สถานะตอนนี้คือ/)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('marks what the next state demands among what it asks for', async () => {
  const field = (name: string, title: string) => ({
    field: name,
    title,
    kind: 'text',
    schema: { type: 'string' },
    required: false,
  });
  const fact = {
    event: 'SEND',
    to: 'sent',
    title: 'ส่งให้ลูกค้า',
    who: [],
    byTime: false,
    seldom: false,
    byApproval: false,
  };
  const asking = buildRecord({
    record: { id: 'q1', state: 'draft', version: 3, _actions: actions },
    fields: [field('contact', 'ผู้ติดต่อ'), field('channel', 'ช่องทาง')],
    states: [
      {
        value: 'draft',
        title: 'ร่าง',
        final: false,
        next: ['sent'],
        events: [{ ...fact, asks: ['contact', 'channel'], needs: ['contact'] }],
      },
      { value: 'sent', title: 'ส่งแล้ว', final: false, next: [], events: [] },
    ],
  });
  showOnPage([
    <div key="send">
      {drawWidget(widget, EventButton, {
        properties: { collection: 'quotation', event: 'SEND' },
        data: { record: asking },
      })}
    </div>,
  ]);
  await userEvent.click(page.getByRole('button', { name: 'ส่งให้ลูกค้า' }));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('ผู้ติดต่อ*', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('ช่องทาง', { exact: true })).toBeVisible();
});

it('asks for parts of each line, sends the lines whole, and says at a line what was refused of it', async () => {
  const sent: unknown[] = [];
  const detail = { path: 'lines.1.received', code: 'minimum', message: 'ต้องไม่น้อยกว่า 0' };
  const api = ((_path: string, options?: { body?: unknown }) => {
    sent.push(options?.body);
    return Promise.reject(
      new ApiError({ status: 422, code: 'validation_failed', message: 'ไม่ผ่าน', details: [detail] }),
    );
  }) as Api; // answers the calls of this test only
  const column = (name: string, title: string, kind: string) => ({
    ...{ field: name, title, kind, required: false },
    schema: { type: kind === 'number' ? 'number' : 'string' },
  });
  const lines = [column('name', 'สินค้า', 'text'), column('quantity', 'จำนวน', 'number')];
  const stored = [
    { name: 'ทราย', quantity: 10 },
    { name: 'หิน', quantity: 4 },
  ];
  const asking = buildRecord({
    record: { id: 'q1', state: 'draft', version: 3, lines: stored, _actions: actions },
    fields: [
      {
        ...column('lines', 'รายการ', 'text'),
        schema: { type: 'array' },
        lines: [...lines, column('received', 'รับแล้ว', 'number')],
      },
    ],
    states: [
      {
        ...{ value: 'draft', title: 'ร่าง', final: false, next: ['sent'] },
        events: [
          {
            ...{ event: 'SEND', to: 'sent', title: 'รับบางส่วน', who: [], byTime: false, byApproval: false },
            ...{ asks: ['lines.received'], needs: [] },
          },
        ],
      },
      { value: 'sent', title: 'ส่งแล้ว', final: false, next: [], events: [] },
    ],
  });
  showOnPage([
    <div key="send">
      {drawWidget(widget, EventButton, {
        properties: { collection: 'quotation', event: 'SEND' },
        data: { record: asking },
        runtime: { api },
      })}
    </div>,
  ]);
  await userEvent.click(page.getByRole('button', { name: 'ส่งให้ลูกค้า' }));
  const dialog = page.getByRole('alertdialog');
  const stones = dialog.getByRole('group', { name: '2. หิน' });
  await expect.element(stones.getByText('4', { exact: true })).toBeVisible();
  await userEvent.fill(dialog.getByRole('group', { name: '1. ทราย' }).getByLabelText('รับแล้ว'), '3');
  await userEvent.click(dialog.getByRole('button', { name: 'ส่งให้ลูกค้า' }));
  await expect.element(stones.getByText('ต้องไม่น้อยกว่า 0')).toBeVisible();
  expect(sent).toEqual([
    { event: 'SEND', version: 3, data: { lines: [{ name: 'ทราย', quantity: 10, received: 3 }, stored[1]] } },
  ]);
});
