import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Icon } from './Icon.tsx';
import { widget } from './icon.ts';

const draw = (properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(drawWidget(widget, Icon, { properties, rows: (panel) => <i>{panel ?? 'rows'}</i> }));

it('draws the icon from a file', () => {
  expect(draw({ icon: 'heart' })).toContain('/icons/heart.svg');
});

it('is a link only when it says where it leads', () => {
  expect(draw({ icon: 'heart', link: '/x' })).not.toContain('<a');
  expect(draw({ icon: 'heart', link: '/x', label: 'รายการโปรด' })).toMatch(/<a[^>]*href="\/x".*รายการโปรด/s);
});

it('draws nothing without an icon', () => {
  expect(draw({ icon: '' })).not.toContain('w-icon');
});
