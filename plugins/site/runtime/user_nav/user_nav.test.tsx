import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildSession, buildSite } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { UserNav } from './UserNav.tsx';
import { widget } from './user_nav.ts';

const user = { id: 'u1', name: 'สมหญิง ใจดี', email: 'a@demo.test', role: 'student' };
const signedIn = buildSession({ role: 'student', user });
const draw = (properties: Record<string, unknown> = {}, session = buildSession(), plugins: string[] = []) =>
  renderToStaticMarkup(drawWidget(widget, UserNav, { properties, page: { session, site: buildSite({ plugins }) } }));

it('leads a visitor to sign in or to register', () => {
  expect(draw()).toContain('href="/user/login"');
  expect(draw()).toContain('href="/user/register"');
  expect(draw({ loginLink: '/member/login', showRegister: false })).toMatch(/href="\/member\/login"(?!.*register)/s);
});

it('leads who is signed in to the profile', () => {
  const html = draw({}, signedIn);
  expect(html).toMatch(/href="\/user\/profile".*สมหญิง ใจดี/s);
  expect(html).not.toContain('/login');
});

it('caps the badge of messages at 99+ and has none at zero', () => {
  expect(draw({ messagesLink: '/m', messageCount: 120 }, signedIn)).toContain('>99+<');
  expect(draw({ messagesLink: '/m', messageCount: 99 }, signedIn)).toContain('>99<');
  expect(draw({ messagesLink: '/m' }, signedIn)).not.toContain('badge');
});
