import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildSession } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { UserProfile } from './UserProfile.tsx';
import { widget } from './user_profile.ts';

const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'a@demo.test', role: 'manager' };
const userMenu = [
  { path: '/user/profile', title: 'บัญชี' },
  { path: '/config/dashboard', title: 'ตั้งค่า' },
];
const draw = (properties: Record<string, unknown> = {}, language: 'th' | 'en' = 'th', menu = userMenu) =>
  renderToStaticMarkup(
    drawWidget(widget, UserProfile, {
      properties,
      page: { session: buildSession({ role: 'manager', user, language }), userMenu: menu },
    }),
  );

it('shows who is signed in, their role, and links to their account and to sign out', () => {
  const html = draw({}, 'en');
  for (const text of ['สมหญิง ใจดี', 'Manager', 'a@demo.test', 'Edit Profile', 'Logout']) expect(html).toContain(text);
  expect(html).toContain('href="/user/profile"');
});

it('leads to no account page that is closed to them, and keeps quiet about what it was told to', () => {
  expect(draw({}, 'th', [])).not.toContain('แก้ไขโปรไฟล์');
  expect(draw({ showEmail: false, showLogout: false })).not.toMatch(/a@demo\.test|ออกจากระบบ/);
});

it('leads a visitor to sign in', () => {
  const html = renderToStaticMarkup(drawWidget(widget, UserProfile));
  expect(html).toContain('href="/user/login"');
});
