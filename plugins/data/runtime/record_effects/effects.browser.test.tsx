import type { Api } from 'sala/runtime';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { RecordEffects } from './RecordEffects.tsx';
import { widget } from './record_effects.ts';

function open(status: string) {
  const calls: string[] = [];
  const api = (async (path: string) => {
    calls.push(path);
    return { data: {} };
  }) as Api; // answers the calls of this test only
  const effect = { id: 7, title: 'notify', status, tries: 8, at: '2026-11-29T07:34:00Z' };
  showOnPage(
    drawWidget(widget, RecordEffects, {
      properties: { collection: 'sales' },
      data: { effects: { record: 's1', mayRunAgain: true, effects: [effect] } },
      runtime: { api },
    }),
  );
  return calls;
}

it.each([
  ['failed', 'ทำอีกครั้ง'],
  ['waiting', 'ทำตอนนี้เลย'],
])('runs what failed and is %s again', async (status, name) => {
  const calls = open(status);
  await userEvent.click(page.getByRole('button', { name }));
  await expect.poll(() => calls).toContain('/api/sales/s1/effects/7/run');
});

it('follows what is underway until it ended', async () => {
  const calls = open('running');
  await expect.poll(() => calls.filter((path) => path.startsWith('/api/page/data')).length).toBeGreaterThan(0);
});
