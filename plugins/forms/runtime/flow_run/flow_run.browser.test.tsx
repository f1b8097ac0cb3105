import { createRoot, type Root } from 'react-dom/client';
import { type Api, ApiError, createFormStore } from 'sala/runtime';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { FlowRun } from './FlowRun.tsx';
import { widget } from './flow_run.ts';

/** The channel of the page, without a server: one for all tests, as a page has one. */
const sent: unknown[] = [];
let socket: EventTarget | undefined;
class FakeSocket extends EventTarget {
  readyState = 1;
  constructor() {
    super();
    socket = this;
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string) {
    sent.push(JSON.parse(text));
  }
}
const tell = (message: object) => socket?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
beforeAll(() => void vi.stubGlobal('WebSocket', FakeSocket));
afterAll(() => void vi.unstubAllGlobals());

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
  sent.length = 0;
});

function draw(api: Api, flow = 'f 1', editable = false, form = createFormStore({ nickname: 'ก' })) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, FlowRun, {
      properties: { flow, label: 'ส่ง' },
      page: { editable },
      runtime: { api },
      form,
    }),
  );
}

/** A server on which a run asks these steps of the page, one after the other. */
function serve(steps: { key: string; code: string; params: object }[]) {
  const answered: unknown[] = [];
  const api = vi.fn(async (path: string, { body }: { body?: { answer?: object } } = {}) => {
    if (path.endsWith('/press')) return { data: { id: 'r1' } };
    if (path === '/api/signin') throw new ApiError({ status: 401, code: 'wrong', message: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้' });
    if (path.endsWith('/answer')) answered.push(body);
    const step = steps[answered.length];
    return { data: { status: step ? 'waiting' : 'done', asked: step ? { run: 'r1', ...step } : null } };
  });
  return { api: api as unknown as Api, answered, asked: api };
}

it('starts its flow with what is filled in, and says that it is done', async () => {
  const { api, asked } = serve([]);
  draw(api);
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('เสร็จแล้ว');
  expect(asked.mock.calls[0]).toEqual([
    '/api/flow/f%201/press',
    { method: 'POST', body: { input: { nickname: 'ก' } } },
  ]);
});

it('does on the page what the steps of the run ask, in dialogs, and answers each', async () => {
  const { api, answered } = serve([
    { key: 'tell', code: 'alert', params: { text: 'บันทึกแล้ว', kind: 'success' } },
    { key: 'hide', code: 'visibility', params: { method: 'hide', object: 'object-1' } },
    { key: 'count', code: 'countdown', params: { seconds: 1 } },
    { key: 'show', code: 'visibility', params: { method: 'show', object: 'object-1' } },
    { key: 'ask', code: 'prompt', params: { text: 'ทำต่อหรือไม่' } },
  ]);
  draw(api);
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  await expect.element(page.getByRole('alertdialog', { name: 'สำเร็จ' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ตกลง' }));
  await expect.element(page.getByRole('alertdialog', { name: 'ยืนยัน' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ไม่' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('เสร็จแล้ว');
  expect(answered).toEqual([
    { key: 'tell', answer: {} },
    { key: 'hide', answer: {} },
    { key: 'count', answer: {} },
    { key: 'show', answer: {} },
    { key: 'ask', answer: { accepted: false } },
  ]);
});

it('signs in with what is typed on the page: the password reaches that call alone', async () => {
  const { api, answered, asked } = serve([{ key: 'in', code: 'login', params: { username: 'who', password: 'pw' } }]);
  const form = createFormStore();
  form.register('who', { initial: 'malee' });
  form.register('pw', { initial: 'secret', isPrivate: true, isSecret: true });
  draw(api, 'f 1', false, form);
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  await expect.element(page.getByText('ไม่พบข้อมูลบัญชีผู้ใช้นี้')).toBeVisible();
  await expect.poll(() => answered).toEqual([{ key: 'in', answer: { accepted: false, message: 'ไม่พบข้อมูลบัญชีผู้ใช้นี้' } }]);
  const withPassword = asked.mock.calls.filter((call) => JSON.stringify(call).includes('secret'));
  expect(withPassword).toMatchObject([['/api/signin', { body: { username: 'malee', password: 'secret' } }]]);
});

it('says with the text of its step that the server could not do it', async () => {
  const served = serve([{ key: 'in', code: 'login', params: { username: 'who', password: 'pw' } }]);
  const api = (async (path: string, options: object) => {
    if (path === '/api/signin') throw new ApiError({ status: 500, code: 'internal', message: 'x' });
    return served.api(path as never, options as never);
  }) as unknown as Api;
  const form = createFormStore();
  form.register('who', { initial: 'malee' });
  form.register('pw', { initial: 'secret', isPrivate: true, isSecret: true });
  draw(api, 'f 1', false, form);
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  await expect.element(page.getByText('เกิดข้อผิดพลาดในการเข้าสู่ระบบ')).toBeVisible();
  await expect.poll(() => served.answered).toMatchObject([{ answer: { accepted: false } }]);
});

it('goes on with its run after the page was loaded again', async () => {
  sessionStorage.setItem('sala.flow.f 1', 'r1');
  const { api, answered } = serve([{ key: 'tell', code: 'alert', params: { text: 'ยังรออยู่' } }]);
  draw(api);
  await userEvent.click(page.getByRole('button', { name: 'ตกลง' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('เสร็จแล้ว');
  expect([answered.length, sessionStorage.getItem('sala.flow.f 1')]).toEqual([1, null]);
});

it('follows a run that waits for others: it lets the person go on, and hears when the run does', async () => {
  let status = 'waiting';
  const { asked } = serve([]);
  const api = vi.fn(async (...given: Parameters<typeof asked>) =>
    given[0].endsWith('/page') && status === 'waiting' ? { data: { status, asked: null } } : asked(...given),
  );
  draw(api as unknown as Api);
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('รับเรื่องแล้ว');
  await expect.element(page.getByRole('button', { name: 'ส่ง' })).toBeEnabled();
  await expect.poll(() => sent).toContainEqual({ follow: 'r1' });
  status = 'done';
  tell({ type: 'run', id: 'r1' });
  await expect.element(page.getByRole('status')).toHaveTextContent('เสร็จแล้ว');
  expect(sessionStorage.getItem('sala.flow.f 1')).toBeNull();
});

it('says what went wrong, and asks nothing of the server while the form is incomplete', async () => {
  const refusal = new ApiError({ status: 403, code: 'not_allowed', message: 'คุณไม่มีสิทธิ์' });
  const api = vi.fn().mockRejectedValue(refusal);
  const form = createFormStore();
  const forget = form.register('nickname', { check: (value) => (value ? undefined : 'x') });
  draw(api, 'f 1', false, form);
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('กรุณากรอกข้อมูลให้ครบถ้วน');
  expect(api).not.toHaveBeenCalled();
  forget();
  await userEvent.click(page.getByRole('button'));
  await expect.element(page.getByRole('status')).toHaveTextContent('คุณไม่มีสิทธิ์');
});

it('is nothing to visitors and a quiet note to staff while no flow is chosen', async () => {
  draw(vi.fn(), '');
  await expect.poll(() => document.querySelector('.s-object')?.textContent).toBe('');
  root?.unmount();
  draw(vi.fn(), '', true);
  await expect.poll(() => document.querySelector('.s-placeholder')?.textContent).toContain('เลือกโฟลว์');
});
