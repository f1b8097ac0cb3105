import { createRoot, type Root } from 'react-dom/client';
import { type Api, ApiError, createFormStore } from 'sala/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { lose, sent, tell } from '../../../../tests/support/pageSocket.ts';
import { FlowRun } from './FlowRun.tsx';
import { widget } from './flow_run.ts';

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

interface AccountCase {
  code: string;
  params: object;
  path: string;
  /** What is said where nothing is filled in, and where the server could not do it. */
  missing: string;
  failed: string;
}

it.each<AccountCase>([
  {
    ...{ code: 'login', params: { username: 'who', password: 'pw' }, path: '/api/signin' },
    ...{ missing: 'กรุณากรอกชื่อผู้ใช้และรหัสผ่าน', failed: 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ' },
  },
  {
    ...{ code: 'forgot_password', params: { email: 'who' }, path: '/api/forgot' },
    ...{ missing: 'กรุณากรอกอีเมล', failed: 'เกิดข้อผิดพลาดในการตรวจสอบอีเมล' },
  },
  {
    ...{ code: 'change_password', params: { newPassword: 'pw' }, path: '/api/changepwd' },
    ...{ missing: 'กรุณาใส่รหัสผ่านใหม่', failed: 'เกิดข้อผิดพลาดระหว่างเปลี่ยนรหัสผ่าน' },
  },
])('asks nothing of the server while something is missing, then says what it answers: $code', async (step) => {
  const { code, params, path, missing, failed } = step;
  const calls: unknown[] = [];
  const outcomes: (() => object)[] = [
    () => {
      throw new ApiError({ status: 500, code: 'internal', message: 'x' });
    },
    () => {
      const details = [{ message: 'ต้องมีตัวเลข' }, { message: 'ต้องไม่มีช่องว่าง' }];
      throw new ApiError({ status: 400, code: 'refused', message: 'ไม่ตรงตามเงื่อนไข', details });
    },
    () => ({ message: 'เรียบร้อยแล้ว', data: {} }),
  ];
  const press = async (form: ReturnType<typeof createFormStore>) => {
    const { api: serveRun, answered } = serve([{ key: 'k', code, params }]);
    const api = (async (asked: string, options: { body?: object }) => {
      if (asked !== path) return serveRun(asked as never, options as never);
      calls.push(options.body);
      return outcomes[calls.length - 1]?.();
    }) as Api;
    root?.unmount();
    draw(api, 'f 1', false, form);
    await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
    await expect.poll(() => answered.length).toBe(1);
    return answered[0];
  };
  const form = createFormStore();
  const forget = [form.register('who', { initial: '' }), form.register('pw', { initial: '', isSecret: true })];
  expect(await press(form)).toEqual({ key: 'k', answer: { accepted: false, message: missing } });
  expect(calls).toEqual([]);
  for (const one of forget) one();
  const filled = createFormStore();
  filled.register('who', { initial: 'malee@example.com' });
  filled.register('pw', { initial: 'secret', isPrivate: true, isSecret: true });
  expect(await press(filled)).toMatchObject({ answer: { accepted: false, message: failed } });
  const listed = 'ไม่ตรงตามเงื่อนไข\n• ต้องมีตัวเลข\n• ต้องไม่มีช่องว่าง';
  expect(await press(filled)).toMatchObject({ answer: { accepted: false, message: listed } });
  // Each rule on a line of its own.
  const toast = () =>
    [...document.querySelectorAll<HTMLElement>('.s-toast strong')].find((one) => one.innerText === listed);
  await expect.poll(() => toast() !== undefined).toBe(true);
  if (code === 'login') return; // whoever has entered sees the page drawn anew
  expect(await press(filled)).toMatchObject({ answer: { accepted: true, message: 'เรียบร้อยแล้ว' } });
  await expect.element(page.getByText('เรียบร้อยแล้ว', { exact: true })).toBeVisible();
});

it('goes on by asking again where there is no channel', async () => {
  // The channel of the page breaks, and no other can be opened.
  class NoSocket extends EventTarget {
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('close'), { code: 1006 })));
    }
  }
  vi.stubGlobal('WebSocket', NoSocket);
  lose();
  const { api: serveRun, answered } = serve([
    { key: 'tell', code: 'alert', params: { text: 'หนึ่ง' } },
    { key: 'more', code: 'alert', params: { text: 'สอง' } },
  ]);
  let looked = 0;
  const api = (async (path: string, options: object) => {
    looked += path.endsWith('/page') ? 1 : 0;
    // The server is still at the steps before.
    if (path.endsWith('/page') && looked % 3 !== 0) return { data: { status: 'running', asked: null } };
    return serveRun(path as never, options as never);
  }) as Api;
  draw(api);
  await userEvent.click(page.getByRole('button', { name: 'ส่ง' }));
  for (const text of ['หนึ่ง', 'สอง']) {
    await expect.element(page.getByRole('alertdialog').getByText(text)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'ตกลง' }));
  }
  await expect.element(page.getByRole('status').filter({ hasText: 'เสร็จแล้ว' })).toBeVisible();
  expect([answered.length, sent]).toEqual([2, []]);
  vi.unstubAllGlobals();
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
