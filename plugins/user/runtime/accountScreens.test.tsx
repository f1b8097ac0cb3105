import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildSession } from '../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../tests/support/drawWidget.tsx';
import { AccountAccess } from './account_access/AccountAccess.tsx';
import { widget as access } from './account_access/account_access.ts';
import { AccountProfile } from './account_profile/AccountProfile.tsx';
import { widget as profile } from './account_profile/account_profile.ts';
import { AccountSecurity } from './account_security/AccountSecurity.tsx';
import { widget as security } from './account_security/account_security.ts';
import { ActivateEmail } from './activate_email/ActivateEmail.tsx';
import { widget as activate } from './activate_email/activate_email.ts';
import { ForgotPassword } from './forgot_password/ForgotPassword.tsx';
import { widget as forgot } from './forgot_password/forgot_password.ts';
import { Register } from './register/Register.tsx';
import { widget as register } from './register/register.ts';
import { ResetPassword } from './reset_password/ResetPassword.tsx';
import { widget as reset } from './reset_password/reset_password.ts';
import { SignIn } from './sign_in/SignIn.tsx';
import { widget as signIn } from './sign_in/sign_in.ts';

const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'a@demo.test', role: 'user' };
const visitor = {};
const member = { session: buildSession({ user, role: 'user' }) };
const guest = { session: buildSession({ user, role: 'user', mode: 'bypass' }) };
const mustReset = { session: buildSession({ user, role: 'user', mustReset: true }) };

it.each([
  ['signing in', drawWidget(signIn, SignIn, { page: visitor }), /name="username".*type="password"/],
  ['signing in, with someone signed in', drawWidget(signIn, SignIn, { page: member }), /สมหญิง ใจดี/],
  ['signing up', drawWidget(register, Register, { page: visitor }), /name="citizen".*name="agree"/],
  ['a forgotten password', drawWidget(forgot, ForgotPassword, { page: visitor }), /name="email"/],
  ['a new password without a link', drawWidget(reset, ResetPassword, { page: visitor }), /href="\/user\/forgot"/],
  ['confirming an address', drawWidget(activate, ActivateEmail, { page: visitor }), /ยืนยันอีเมล/],
  ['the account', drawWidget(profile, AccountProfile, { page: member }), /สจ.*สมหญิง ใจดี/],
  ['the account to someone let in for its owner', drawWidget(profile, AccountProfile, { page: guest }), /แทนเจ้าของบัญชี/],
  ['password and second factor', drawWidget(security, AccountSecurity, { page: member }), /เปลี่ยนรหัสผ่าน/],
  ['devices', drawWidget(access, AccountAccess, { page: member }), /อุปกรณ์ที่เข้าสู่ระบบอยู่/],
])('the server draws %s', (_, drawn, expected) => {
  expect(renderToString(drawn)).toMatch(expected);
});

it('asks no present password of someone who must set a new one, but of someone who only wants to', () => {
  expect(renderToString(drawWidget(reset, ResetPassword, { page: mustReset }))).not.toContain('currentPassword');
  expect(renderToString(drawWidget(reset, ResetPassword, { page: member }))).toContain('currentPassword');
});

it('shows visitors, and people let in for the owner, nothing of the settings', () => {
  for (const page of [visitor, guest]) {
    expect(renderToString(drawWidget(security, AccountSecurity, { page }))).not.toContain('<section');
    expect(renderToString(drawWidget(access, AccountAccess, { page }))).not.toContain('<section');
  }
});
