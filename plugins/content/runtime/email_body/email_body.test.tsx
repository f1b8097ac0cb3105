import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildSite } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { EmailBody } from './EmailBody.tsx';
import { widget } from './email_body.ts';

const draw = (properties: Record<string, unknown>) =>
  renderToStaticMarkup(drawWidget(widget, EmailBody, { properties, page: { site: buildSite({ name: 'ศาลา' }) } }));

it('is called by its subject', () => {
  expect(draw({ subject: 'ยืนยันการสมัคร' })).toContain('aria-label="ยืนยันการสมัคร"');
});

it('comes from the site when there is no logo', () => {
  expect(draw({ heading: 'ก' })).toContain('<p class="w-email__sender">ศาลา</p>');
  expect(draw({ heading: 'ก', logo: '/files/logo.png' })).toMatch(/<img[^>]*src="\/files\/logo.png"[^>]*alt="ศาลา"/);
});

it('has a button only when it leads somewhere', () => {
  expect(draw({ heading: 'ก', buttonText: 'ยืนยัน' })).not.toContain('s-button');
  expect(draw({ heading: 'ก', buttonText: 'ยืนยัน', buttonLink: '/confirm' })).toContain('href="/confirm"');
});

it('draws nothing while it is empty', () => {
  expect(draw({})).not.toContain('w-email');
});
