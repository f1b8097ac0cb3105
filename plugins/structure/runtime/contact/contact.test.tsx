import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Contact } from './Contact.tsx';
import { widget } from './contact.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Contact, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

it('dials, writes and chats', () => {
  const html = draw({ phones: [{ number: '02-000 0000 # 12' }], email: 'info@demo.test', line: '@sala' });
  expect(html).toContain('href="tel:020000000#12"');
  expect(html).toContain('href="mailto:info@demo.test"');
  expect(html).toContain('href="https://line.me/R/ti/p/%40sala"');
  expect(draw({ line: 'somying' })).toContain('/p/~somying');
});

it('keeps a hostile address inside its link', () => {
  expect(draw({ email: 'a@b.test?bcc=all@b.test' })).toContain('href="mailto:a@b.test%3Fbcc%3Dall%40b.test"');
});

it('lists the hours', () => {
  expect(draw({ hours: [{ days: 'จันทร์-ศุกร์', time: '8.30-16.30' }, {}] }).match(/<dt>/g)).toHaveLength(1);
});

it('draws nothing while it is empty', () => {
  expect(draw()).not.toContain('w-contact');
});
