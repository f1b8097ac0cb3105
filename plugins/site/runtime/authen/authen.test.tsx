import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Authen, resolveTarget } from './Authen.tsx';
import { widget } from './authen.ts';

const user = { id: 'u1', name: 'สมหญิง', email: 'a@demo.test', role: 'user' };
const member = buildSession({ role: 'user', user });
const draw = (properties: object, session = buildSession(), editing = false) =>
  renderToStaticMarkup(
    drawWidget(widget, Authen, {
      properties: { ...properties },
      page: { session, meta: { title: '', language: session.language, canonical: 'http://a.test/cms/page/x?y=1' } },
      rows: () => <i>rows</i>,
      runtime: { editing },
    }),
  );

it('draws what the server let through', () => {
  expect(draw({}, member)).toContain('<i>rows</i>');
  expect(draw({ check: 'guest' })).toContain('<i>rows</i>');
  expect(draw({}, buildSession(), true)).toContain('<i>rows</i>');
});

it('tells who fails, in the words of the specification', () => {
  const english = buildSession({ language: 'en' });
  expect(draw({ condition: 'popup' }, english)).toContain(
    'You do not have the necessary permissions to view this content.',
  );
  expect(draw({ condition: 'block' }, english)).toContain('Access blocked.');
  for (const condition of ['popup', 'block', 'redirect']) {
    expect(draw({ condition })).not.toContain('<i>rows</i>');
    expect(draw({ condition, check: 'guest' }, member)).not.toContain('<i>rows</i>');
  }
});

it('leads to sign in and back, by a link where scripts do not run', () => {
  expect(draw({})).toContain('href="/user/login?next=%2Fcms%2Fpage%2Fx"');
});

describe('/login', () => {
  it.each([
    [{ check: 'user', endpoint: '/member', from: '/lesson/home' }, '/member/login?next=%2Flesson%2Fhome'],
    [{ check: 'user', endpoint: 'member', from: '/' }, '/member/login'],
    [{ check: 'user', endpoint: '' }, '/user/login'],
    [{ check: 'guest', endpoint: '/user', from: '/x' }, '/'],
  ] as const)('is the sign-in page of the site: %j', (place, target) => {
    expect(resolveTarget('/login', place)).toBe(target);
  });

  it('stands for nothing else: another address stays', () => {
    expect(resolveTarget('/cms/page/join', { check: 'user', endpoint: '/user' })).toBe('/cms/page/join');
  });
});
