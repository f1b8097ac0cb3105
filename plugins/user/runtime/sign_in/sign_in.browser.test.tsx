import { createRoot, type Root } from 'react-dom/client';
import { ApiError } from 'sala/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { SignIn } from './SignIn.tsx';
import { widget } from './sign_in.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(api: (path: string, options?: unknown) => Promise<never>) {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(drawWidget(widget, SignIn, { runtime: { api } }));
}

const refusal = (code: string, message: string) => new ApiError({ status: 401, code, message });
const username = () => page.getByLabelText('อีเมลหรือชื่อผู้ใช้');
const password = () => page.getByLabelText('รหัสผ่าน', { exact: true });
const submit = () => page.getByRole('button', { name: 'เข้าสู่ระบบ' });

it('tells a refusal in the words of the server and keeps what was typed', async () => {
  const api = vi.fn(() => Promise.reject(refusal('wrong_credentials', 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง')));
  show(api);
  await userEvent.fill(username(), 'admin@demo.test');
  await userEvent.fill(password(), 'wrong');
  await userEvent.click(submit());
  await expect.element(page.getByText('ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง')).toBeVisible();
  await expect.element(username()).toHaveValue('admin@demo.test');
  await expect.element(password()).toHaveValue('wrong');
  expect(api).toHaveBeenCalledWith('/api/signin', {
    method: 'POST',
    body: { username: 'admin@demo.test', password: 'wrong', remember: false },
  });
});

it('asks for what is missing before it asks the server', async () => {
  const api = vi.fn();
  show(api);
  await userEvent.fill(username(), 'admin@demo.test');
  await userEvent.click(submit());
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAttribute('aria-invalid', 'true');
  expect(api).not.toHaveBeenCalled();
});

it('asks for the code of the second factor when the account has one', async () => {
  show(() => Promise.reject(refusal('second_factor_needed', 'กรุณาใส่รหัสยืนยันจากแอปของคุณ')));
  await userEvent.fill(username(), 'a');
  await userEvent.fill(password(), 'b');
  await userEvent.click(submit());
  await expect.element(page.getByLabelText('รหัสยืนยัน')).toBeVisible();
});

it('says that the server cannot be reached', async () => {
  show(() => Promise.reject(new ApiError({ status: 0, code: 'offline', message: '' })));
  await userEvent.fill(username(), 'a');
  await userEvent.fill(password(), 'b');
  await userEvent.click(submit());
  await expect.element(page.getByText('ติดต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ต')).toBeVisible();
});
