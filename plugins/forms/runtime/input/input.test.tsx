import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildSession } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Input } from './Input.tsx';
import { widget } from './input.ts';

const user = { id: 'u1', name: 'สมชาย ใจดี', email: 'somchai@demo.test', role: 'member' };

it('draws a labelled field with its first value', () => {
  const html = renderToStaticMarkup(
    drawWidget(widget, Input, { properties: { label: 'ชื่อ', name: 'first', value: 'สมหญิง' } }),
  );
  const [, id] = /<label class="s-field__label" for="([^"]+)">ชื่อ/.exec(html) ?? [];
  expect(id).toBeDefined();
  expect(html).toContain(`id="${id}"`);
  expect(html).toContain('value="สมหญิง"');
});

it('says to screen readers what must be filled in', () => {
  expect(renderToStaticMarkup(drawWidget(widget, Input, { properties: { required: true } }))).toContain(
    'aria-required="true"',
  );
});

it('takes a value from the account and is locked then', () => {
  const page = { session: buildSession({ user, role: 'member' }) };
  const html = renderToStaticMarkup(drawWidget(widget, Input, { properties: { syncData: 'email' }, page }));
  expect(html).toContain('value="somchai@demo.test"');
  expect(html).toMatch(/readOnly|readonly/);
});

it('stays open to a visitor who is not signed in', () => {
  const html = renderToStaticMarkup(drawWidget(widget, Input, { properties: { syncData: 'email' } }));
  expect(html).not.toMatch(/readOnly|readonly/);
});
