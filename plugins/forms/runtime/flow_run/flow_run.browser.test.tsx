import { createRoot, type Root } from 'react-dom/client';
import { type Api, ApiError, createFormStore } from 'sala/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSite } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { FlowRun } from './FlowRun.tsx';
import { widget } from './flow_run.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function draw(api: Api, plugins = ['flow'], editable = false, form = createFormStore({ nickname: 'ก' })) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, FlowRun, {
      properties: { flow: 'f 1', label: 'ส่ง' },
      page: { site: buildSite({ plugins }), editable },
      runtime: { api },
      form,
    }),
  );
}

it('starts its flow with what is filled in', async () => {
  const api = vi.fn().mockResolvedValue({ data: { id: 'r1' } });
  draw(api);
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('รับเรื่องแล้ว');
  expect(api).toHaveBeenCalledExactlyOnceWith('/api/flow/f%201/run', {
    method: 'POST',
    body: { data: { nickname: 'ก' } },
  });
});

it('says what went wrong, and asks nothing of the server while the form is incomplete', async () => {
  const refusal = new ApiError({ status: 403, code: 'not_allowed', message: 'คุณไม่มีสิทธิ์' });
  const api = vi.fn().mockRejectedValue(refusal);
  const form = createFormStore();
  const forget = form.register('nickname', { check: (value) => (value ? undefined : 'x') });
  draw(api, ['flow'], false, form);
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('กรุณากรอกข้อมูลให้ครบถ้วน');
  expect(api).not.toHaveBeenCalled();
  forget();
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('คุณไม่มีสิทธิ์');
});

it('is nothing to visitors and a quiet note to staff where the site runs no flows', async () => {
  draw(vi.fn(), []);
  await expect.poll(() => document.querySelector('.s-object')?.textContent).toBe('');
  root?.unmount();
  draw(vi.fn(), [], true);
  await expect.poll(() => document.querySelector('.s-placeholder')?.textContent).toContain('โมดูลโฟลว์');
});
