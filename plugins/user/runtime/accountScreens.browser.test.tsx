import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { defaultPasswordPolicy, listPasswordRules } from 'sala/engine';
import type { Runtime } from 'sala/runtime';
import { ApiError } from 'sala/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSession } from '../../../tests/factories/buildPage.ts';
import { type DrawOptions, drawWidget } from '../../../tests/support/drawWidget.tsx';
import { AccountAccess } from './account_access/AccountAccess.tsx';
import { widget as access } from './account_access/account_access.ts';
import { AccountProfile } from './account_profile/AccountProfile.tsx';
import { widget as profile } from './account_profile/account_profile.ts';
import { ActivateEmail } from './activate_email/ActivateEmail.tsx';
import { widget as activate } from './activate_email/activate_email.ts';
import { ForgotPassword } from './forgot_password/ForgotPassword.tsx';
import { widget as forgot } from './forgot_password/forgot_password.ts';
import { Register } from './register/Register.tsx';
import { widget as register } from './register/register.ts';
import { ResetPassword } from './reset_password/ResetPassword.tsx';
import { widget as reset } from './reset_password/reset_password.ts';

let root: Root | undefined;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

const policy = { ...defaultPasswordPolicy, digits: true };
const known: Record<string, unknown> = {
  'GET /api/signin/options': {
    data: {
      registrationOpen: true,
      blockPaste: false,
      hosts: [],
      passwordPolicy: policy,
      passwordRules: listPasswordRules(policy).map(({ code, text }) => ({ code, text: text.th })),
      providers: [{ id: 'line', kind: 'oidc', title: 'LINE' }],
    },
  },
};
const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'a@demo.test', role: 'user' };
const session = buildSession({ user, role: 'user' });

/** Renders in a runtime with these server answers; an error among them is thrown. */
function show(draw: (options: DrawOptions) => ReactNode, answers: Record<string, unknown>, options: DrawOptions = {}) {
  const api = vi.fn(async (path: string, sent?: { method?: string; body?: unknown }) => {
    const answer = { ...known, ...answers }[`${sent?.method ?? 'GET'} ${path}`];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(draw({ ...options, runtime: { api: api as Runtime['api'] } }));
  return api;
}

async function fill(name: string, value: string) {
  await expect.poll(() => document.querySelector(`[name="${name}"]`)).not.toBeNull();
  await userEvent.fill(page.elementLocator(document.querySelector(`[name="${name}"]`)!), value);
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

it('a forgotten password: a wrong address is not sent, and the answer is the same for everybody', async () => {
  const api = show((options) => drawWidget(forgot, ForgotPassword, options), {
    'POST /api/forgot': { message: 'หากมีบัญชีที่ใช้อีเมลนี้' },
  });
  await fill('email', 'nobody');
  await press('ส่งลิงก์');
  await expect.element(page.getByText('กรุณากรอกอีเมล์ให้ถูกต้อง')).toBeVisible();
  expect(api).not.toHaveBeenCalled();
  await fill('email', 'a@demo.test');
  await press('ส่งลิงก์');
  await expect.element(page.getByText('หากมีบัญชีที่ใช้อีเมลนี้')).toBeVisible();
});

it('a new password by link: rules are ticked as they are met, the two must agree, the link is sent along', async () => {
  history.replaceState(null, '', `${location.pathname}?requestId=proof`);
  const api = show((options) => drawWidget(reset, ResetPassword, options), { 'POST /api/changepwd': { data: {} } });
  await fill('newPassword', 'abcdefgh');
  const met = () => [...document.querySelectorAll('[data-met]')].map((line) => line.textContent).join();
  expect(met()).toContain('ต้องมีอย่างน้อย 8 ตัวอักษร');
  expect(met()).not.toContain('ต้องมีตัวเลข');
  await fill('newPassword', 'abcdefgh9');
  expect(met()).toContain('ต้องมีตัวเลข');
  await fill('confirmPassword', 'other');
  await press('ตั้งรหัสผ่านใหม่');
  await expect.element(page.getByText('ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน')).toBeVisible();
  await fill('confirmPassword', 'abcdefgh9');
  await press('ตั้งรหัสผ่านใหม่');
  await expect.element(page.getByText('เปลี่ยนรหัสผ่านเรียบร้อยแล้ว')).toBeVisible();
  expect(api).toHaveBeenCalledWith('/api/changepwd', {
    method: 'POST',
    body: { newPassword: 'abcdefgh9', requestId: 'proof' },
  });
});

it('a demanded new password leads staff on to their work', async () => {
  const demanded = { ...buildSession({ user: { ...user, role: 'admin' }, role: 'admin' }), mustReset: true as const };
  const options = { page: { session: demanded } };
  show((given) => drawWidget(reset, ResetPassword, { ...given, ...options }), { 'POST /api/changepwd': { data: {} } });
  await fill('newPassword', 'abcdefgh9');
  await fill('confirmPassword', 'abcdefgh9');
  await press('ตั้งรหัสผ่านใหม่');
  await expect.element(page.getByRole('link', { name: 'ใช้งานต่อ' })).toHaveAttribute('href', '/work');
});

it('a dead link is told, and the typed password stays', async () => {
  history.replaceState(null, '', `${location.pathname}?requestId=old`);
  show((options) => drawWidget(reset, ResetPassword, options), {
    'POST /api/changepwd': new ApiError({ status: 400, code: 'ticket_dead', message: 'ลิงก์หมดอายุ' }),
  });
  await fill('newPassword', 'abcdefgh9');
  await fill('confirmPassword', 'abcdefgh9');
  await press('ตั้งรหัสผ่านใหม่');
  await expect.element(page.getByText('ลิงก์หมดอายุ')).toBeVisible();
  expect(document.querySelector<HTMLInputElement>('[name="newPassword"]')?.value).toBe('abcdefgh9');
});

it('an address is confirmed by one press, not by opening the page', async () => {
  history.replaceState(null, '', `${location.pathname}?token=proof`);
  const api = show((options) => drawWidget(activate, ActivateEmail, options), {
    'POST /api/account/email/confirm': { message: 'ยืนยันอีเมลเรียบร้อยแล้ว' },
  });
  await expect.element(page.getByRole('button', { name: 'ยืนยันอีเมล' })).toBeVisible();
  expect(api).not.toHaveBeenCalled();
  await press('ยืนยันอีเมล');
  await expect.element(page.getByText('ยืนยันอีเมลเรียบร้อยแล้ว')).toBeVisible();
});

it('an invitation names the site, and who has an account there is asked to sign in first', async () => {
  history.replaceState(null, '', `${location.pathname}?invitation=proof`);
  show((options) => drawWidget(register, Register, options), {
    'GET /api/invitation?token=proof': { data: { email: 'b@demo.test', role: 'manager', site: 'ศาลา' } },
    'POST /api/invitation/accept': new ApiError({ status: 401, code: 'sign_in_needed', message: '' }),
  });
  await expect.element(page.getByText('b@demo.test ได้รับเชิญเข้าร่วม ศาลา ในบทบาท manager')).toBeVisible();
  await fill('firstname', 'สมชาย');
  await fill('newPassword', 'abcdefgh9');
  await fill('confirmPassword', 'abcdefgh9');
  await press('ตอบรับและเข้าสู่ระบบ');
  const link = page.getByRole('link', { name: 'เข้าสู่ระบบ' });
  await expect.element(link).toHaveAttribute('href', '/user/login?next=%2Fuser%2Fregister%3Finvitation%3Dproof');
});

it('the profile is changed, and a refusal loses nothing', async () => {
  const account = { firstname: 'สมหญิง', lastname: 'ใจดี', phone: '', email: 'a@demo.test', emailVerified: true };
  show(
    (options) => drawWidget(profile, AccountProfile, options),
    {
      'GET /api/account': { data: account },
      'PUT /api/account': new ApiError({ status: 409, code: 'taken', message: 'มีข้อมูลนี้ในระบบแล้ว: phone' }),
    },
    { page: { session } },
  );
  await press('แก้ไข');
  await fill('phone', '0812345678');
  await press('บันทึก');
  await expect.element(page.getByText('มีข้อมูลนี้ในระบบแล้ว: phone')).toBeVisible();
  expect(document.querySelector<HTMLInputElement>('[name="phone"]')?.value).toBe('0812345678');
});

it('one device is ended without ending this one, and a provider can be connected', async () => {
  const line = { site: 'ศาลา', seenAt: '2026-01-02T03:04:05Z', address: '127.0.0.1', device: null };
  const api = show(
    (options) => drawWidget(access, AccountAccess, options),
    {
      'GET /api/account/sessions': {
        data: [
          { ...line, id: 's1', current: true },
          { ...line, id: 's2', current: false },
        ],
      },
      'DELETE /api/account/sessions/s2': new ApiError({ status: 400, code: 'password_needed', message: '' }),
      'GET /api/account/identities': { data: [] },
      'GET /api/account/sign-ins?limit=10': new ApiError({ status: 0, code: 'offline', message: '' }),
    },
    { page: { session } },
  );
  await userEvent.click(page.getByRole('button', { name: 'ออกจากระบบ : ไม่ทราบอุปกรณ์' }));
  expect(api).toHaveBeenCalledWith('/api/account/sessions/s2', { method: 'DELETE', body: {} });
  await fill('password', 'sala-demo');
  await userEvent.click(page.getByRole('button', { name: 'ออกจากระบบ : ไม่ทราบอุปกรณ์' }).last());
  expect(api).toHaveBeenCalledWith('/api/account/sessions/s2', { method: 'DELETE', body: { password: 'sala-demo' } });
  await expect.element(page.getByRole('button', { name: 'เชื่อมกับ LINE' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeVisible();
});

it('asks for the password before a provider is connected, and says where it is wrong', async () => {
  const api = show(
    (options) => drawWidget(access, AccountAccess, options),
    {
      'GET /api/account/sessions': { data: [] },
      'GET /api/account/identities': { data: [] },
      'GET /api/account/sign-ins?limit=10': { data: [] },
      'POST /api/account/identities/line': new ApiError({ status: 400, code: 'password_needed', message: '' }),
    },
    { page: { session } },
  );
  await press('เชื่อมกับ LINE');
  await fill('password', 'my-password');
  await press('เชื่อมกับ LINE');
  const body = { returnTo: location.pathname, password: 'my-password' };
  expect(api).toHaveBeenLastCalledWith('/api/account/identities/line', { method: 'POST', body });
  await press('ยกเลิก');
  await expect.element(page.getByRole('button', { name: 'เชื่อมกับ LINE' })).toBeVisible();
  expect(document.querySelector('[name="password"]')).toBeNull();
});
