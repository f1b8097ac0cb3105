import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Button } from './Button.tsx';
import { widget } from './button.ts';

const draw = (properties?: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Button, { properties }));

it('leads to a page of this site', () => {
  expect(draw({ label: 'ไปต่อ', link: 'courses' })).toContain('href="/courses"');
});

it('leads to another site when the address begins with http', () => {
  expect(draw({ link: 'http://example.com' })).toContain('href="http://example.com" rel="noopener noreferrer"');
});

it('has a label before anyone typed one', () => {
  expect(draw()).toContain('ดูเพิ่มเติม');
});

it('is no link when it is switched off or has no address', () => {
  expect(draw({ link: '/x', disabled: true })).toContain('aria-disabled="true"');
  expect(draw({ link: '/x', disabled: true })).not.toContain('<a');
  expect(draw({ label: 'ก' })).not.toContain('<a');
});

it('leads nowhere when the address would run code', () => {
  expect(draw({ link: ' java\tscript:alert(1)' })).not.toContain('<a');
});

it('draws its icon from a file', () => {
  expect(draw({ icon: 'arrow-right' })).toContain('/icons/arrow-right.svg');
  expect(draw({ icon: '../../etc' })).not.toContain('s-icon');
});
