import { createRoot, type Root } from 'react-dom/client';
import { defaultPasswordPolicy } from 'sala/engine';
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
  history.replaceState(null, '', location.pathname);
});

const options = {
  registrationOpen: true,
  blockPaste: true,
  hosts: [],
  passwordPolicy: defaultPasswordPolicy,
  passwordRules: [],
  providers: [
    { id: 'line', kind: 'oidc', title: 'LINE' },
    { id: 'staff', kind: 'ldap', title: 'องค์กร' },
  ],
};

/** A server with the site's options and the test's answers to other calls. */
function show(answer: (path: string, sent?: unknown) => Promise<unknown>, properties = {}) {
  const api = vi.fn((path: string, sent?: unknown) =>
    path === '/api/signin/options' ? Promise.resolve({ data: options }) : answer(path, sent),
  );
  root = createRoot(document.body.appendChild(document.createElement('div')));
  // Each call has its own type of answer.
  root.render(drawWidget(widget, SignIn, { properties, runtime: { api: api as never } }));
  return api;
}

const refusal = (code: string, message: string, details?: unknown) =>
  new ApiError({ status: 401, code, message, details });
const username = () => page.getByLabelText('อีเมลหรือชื่อผู้ใช้');
const password = () => page.getByLabelText('รหัสผ่าน', { exact: true });
const submit = () => page.getByRole('button', { name: 'เข้าสู่ระบบ' });

async function enter(name = 'a', secret = 'b') {
  await userEvent.fill(username(), name);
  await userEvent.fill(password(), secret);
  await userEvent.click(submit());
}

it('tells a refusal in the words of the server and keeps what was typed', async () => {
  const api = show(() => Promise.reject(refusal('wrong_credentials', 'ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง')));
  await enter('admin@demo.test', 'wrong');
  await expect.element(page.getByText('ชื่อผู้ใช้งานหรือรหัสผ่านไม่ถูกต้อง')).toBeVisible();
  await expect.element(username()).toHaveValue('admin@demo.test');
  await expect.element(password()).toHaveValue('wrong');
  expect(api).toHaveBeenCalledWith('/api/signin', {
    method: 'POST',
    body: { username: 'admin@demo.test', password: 'wrong', remember: false },
  });
});

it('asks for what is missing before it asks the server', async () => {
  const api = show(() => Promise.resolve({}));
  await userEvent.fill(username(), 'admin@demo.test');
  await userEvent.click(submit());
  await expect.element(password()).toHaveFocus();
  await expect.element(password()).toHaveAttribute('aria-invalid', 'true');
  expect(api).not.toHaveBeenCalledWith('/api/signin', expect.anything());
});

it('asks for the code of the second factor, takes a recovery code instead, and a wrong one may be mended', async () => {
  const api = show((path) =>
    path === '/api/signin'
      ? Promise.reject(refusal('second_factor_needed', 'กรุณาใส่รหัสยืนยันจากแอปของคุณ', { ticket: 'proof' }))
      : Promise.reject(refusal('wrong_code', 'รหัสยืนยันไม่ถูกต้อง')),
  );
  await enter();
  await expect.element(page.getByLabelText('รหัสยืนยัน')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'ใช้รหัสกู้คืนแทน' }));
  await userEvent.fill(page.getByLabelText('รหัสกู้คืน'), 'abcd-efgh');
  await userEvent.click(page.getByRole('button', { name: 'ยืนยัน', exact: true }));
  await expect.element(page.getByText('รหัสยืนยันไม่ถูกต้อง')).toBeVisible();
  await expect.element(page.getByLabelText('รหัสกู้คืน')).toHaveValue('abcd-efgh');
  expect(api).toHaveBeenCalledWith('/api/signin/second', {
    method: 'POST',
    body: { ticket: 'proof', code: 'abcd-efgh' },
  });
});

it('goes back to the password when the codes were tried too often', async () => {
  show((path) =>
    path === '/api/signin'
      ? Promise.reject(refusal('second_factor_needed', '', { ticket: 'proof' }))
      : Promise.reject(refusal('ticket_dead', 'ลิงก์หรือรหัสนี้ใช้ไปแล้วหรือหมดอายุ')),
  );
  await enter();
  await userEvent.fill(page.getByLabelText('รหัสยืนยัน'), '000000');
  await userEvent.click(page.getByRole('button', { name: 'ยืนยัน', exact: true }));
  await expect.element(page.getByText('ลิงก์หรือรหัสนี้ใช้ไปแล้วหรือหมดอายุ')).toBeVisible();
  await expect.element(username()).toBeVisible();
});

it('says that the server cannot be reached', async () => {
  show(() => Promise.reject(new ApiError({ status: 0, code: 'offline', message: '' })));
  await enter();
  await expect.element(page.getByText('ติดต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ต')).toBeVisible();
});

it('offers the other ways of the site and keeps where the person wanted to go', async () => {
  history.replaceState(null, '', `${location.pathname}?next=/shop/checkout`);
  show(() => Promise.resolve({}), { registerLink: '/user/register' });
  const line = page.getByRole('link', { name: 'เข้าสู่ระบบด้วย LINE' });
  await expect.element(line).toHaveAttribute('href', '/api/signin/oidc/line?returnTo=%2Fshop%2Fcheckout');
  const staff = page.getByRole('link', { name: 'เข้าสู่ระบบด้วย องค์กร' });
  await expect.element(staff).toHaveAttribute('href', '/user/ad?next=%2Fshop%2Fcheckout');
  const register = page.getByRole('link', { name: 'สมัครสมาชิก' });
  await expect.element(register).toHaveAttribute('href', '/user/register?next=%2Fshop%2Fcheckout');
});

it('says why a provider sent the person back, in its own words only', async () => {
  history.replaceState(null, '', `${location.pathname}?error=link_needs_sign_in`);
  show(() => Promise.resolve({}));
  await expect.element(page.getByText(/กรุณาเข้าสู่ระบบด้วยรหัสผ่านก่อน/)).toBeVisible();
});

it('swaps to the form for a new account and back in the same place', async () => {
  show(() => Promise.resolve({}));
  await userEvent.click(page.getByRole('button', { name: 'สมัครสมาชิก' }));
  await expect.element(page.getByRole('button', { name: 'ลงทะเบียน' })).toBeEnabled();
  await userEvent.click(page.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  await expect.element(username()).toBeVisible();
});

it('opens in a window of its own where the page shows only a button', async () => {
  show(() => Promise.resolve({}), { display: 'modal' });
  await userEvent.click(submit());
  await expect.element(page.getByRole('dialog', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await expect.element(username()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});
