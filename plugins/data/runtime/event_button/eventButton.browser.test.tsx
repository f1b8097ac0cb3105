import type { Api } from 'sala/runtime';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import '../../../../tests/support/styles.ts';
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
  await userEvent.click(remind);
  expect(sent).toHaveLength(2);
});
