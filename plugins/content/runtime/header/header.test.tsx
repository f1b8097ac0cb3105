import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Header } from './Header.tsx';
import { widget } from './header.ts';

const draw = (properties?: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Header, { properties }));

it('draws the heading element of its level', () => {
  expect(draw({ text: 'ศาลาริมน้ำ', level: 3 })).toContain('<h3 class="w-header__text">ศาลาริมน้ำ</h3>');
});

it('draws nothing before there is a text', () => {
  expect(draw()).not.toContain('w-header');
});

it('takes the text of the reader’s language', () => {
  expect(draw({ text: { th: 'ยินดีต้อนรับ', en: 'Welcome' } })).toContain('ยินดีต้อนรับ');
});

it('falls back to level 2 when the stored level is none', () => {
  expect(draw({ text: 'หัวข้อ', level: 9 })).toContain('<h2');
});

it('shows markup typed into the text as text', () => {
  expect(draw({ text: '<script>alert(1)</script>' })).toContain('&lt;script&gt;');
});
