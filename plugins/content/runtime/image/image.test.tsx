import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildPage } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Image } from './Image.tsx';
import { widget } from './image.ts';

const draw = (properties: Record<string, unknown>, path = '/about') =>
  renderToStaticMarkup(drawWidget(widget, Image, { properties, page: { route: { ...buildPage().route, path } } }));

it('draws the picture with its description', () => {
  expect(draw({ url: '/files/a.jpg', alt: 'ทิวเขา' })).toMatch(/<img[^>]* src="\/files\/a.jpg" alt="ทิวเขา"/);
});

it('loads when scrolled to, unless it comes first', () => {
  expect(draw({ url: '/a.jpg' })).toContain('loading="lazy"');
  expect(draw({ url: '/a.jpg', priority: true })).toContain('loading="eager"');
});

it('is a link only when it may be one', () => {
  expect(draw({ url: '/a.jpg', link: '/second' })).not.toContain('<a');
  expect(draw({ url: '/a.jpg', link: 'second', canLink: true })).toContain('href="/second"');
});

it('opens another site without telling it more than needed', () => {
  const html = draw({ url: '/a.jpg', link: 'https://example.com', canLink: true, target: '_blank' });
  expect(html).toMatch(/href="https:\/\/example.com"[^>]*rel="noopener noreferrer"/);
});

it('rounds each corner by itself', () => {
  expect(draw({ url: '/a.jpg', radii: { topLeft: 8, bottomRight: 16 } })).toContain('border-radius:8px 0px 16px 0px');
});

it('stays away from the home page when told so', () => {
  expect(draw({ url: '/a.jpg', showHome: false }, '/')).not.toContain('<img');
  expect(draw({ url: '/a.jpg', showHome: false })).toContain('<img');
});

it('stands for a picture until there is one, in the colours of the theme', () => {
  const drawn = draw({ placeholder: 'person', ratio: '1/1' });
  expect(drawn).toMatch(/<svg[^>]*aspect-ratio:1\/1[^>]*aria-hidden="true"/);
  expect(drawn).toContain('fill="var(--s-primary-strong)"');
  expect(draw({ placeholder: 'person', url: '/a.jpg' })).not.toContain('<svg');
  for (const scene of widget.props.properties.placeholder?.enum ?? [])
    expect(draw({ placeholder: scene }).includes('<path'), String(scene)).toBe(scene !== 'none');
});

it('draws nothing without a picture, or with an address that runs code', () => {
  expect(draw({})).not.toContain('<img');
  expect(draw({ url: 'javascript:alert(1)' })).not.toContain('<img');
});
