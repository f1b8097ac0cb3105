import type { Api } from 'sala/runtime';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { staffSession } from '../testing/storyData.ts';
import { RecordComments } from './RecordComments.tsx';
import { widget } from './record_comments.ts';

const people = [
  { id: 'u1', name: 'สมชาย ใจดี' },
  { id: 'u2', name: 'มาลี แก้วใส' },
];
const sent: unknown[] = [];
const api = (async (path: string, options?: { body?: unknown }) => {
  const asked = new URL(path, location.href);
  if (asked.pathname.endsWith('/readers'))
    return { data: people.filter(({ name }) => name.startsWith(asked.searchParams.get('search') ?? '')) };
  if (options?.body) sent.push(options.body); // what is read again afterwards has none
  return { data: {} };
}) as Api; // answers the calls of this test only

const box = page.getByRole('textbox', { name: 'เขียนความคิดเห็น' });

beforeEach(async () => {
  sent.length = 0;
  showOnPage(
    drawWidget(widget, RecordComments, {
      properties: { collection: 'sales' },
      data: { comments: { record: 's1', comments: [], total: 0 } },
      page: { session: staffSession },
      runtime: { api },
    }),
  );
  await userEvent.click(box);
});

it('mentions the first of those who are offered by Enter, where the cursor stands, and sends by Ctrl and Enter', async () => {
  await userEvent.keyboard('ช่วยดู{Shift>}{Home}{/Shift}{Home}@มา');
  await expect.element(page.getByText('กด Enter เพื่อกล่าวถึง มาลี แก้วใส')).toBeVisible();
  await userEvent.keyboard('{Enter}ครับ ');
  await expect.element(box).toHaveValue('@มาลี แก้วใส ครับ ช่วยดู');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => sent)
    .toEqual([{ collection: 'sales', record: 's1', text: '@มาลี แก้วใส ครับ ช่วยดู', mentions: ['u2'] }]);
});

it('begins a new line by Enter where nobody is offered', async () => {
  await userEvent.keyboard('หนึ่ง{Enter}สอง');
  await expect.element(box).toHaveValue('หนึ่ง\nสอง');
});
