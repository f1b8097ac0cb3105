import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { buildSession } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import notFound from '../../layouts/error-404.json' with { type: 'json' };
import { StatusScreen } from './StatusScreen.tsx';
import { widget } from './status_screen.ts';

it('says what happened and where to go from here', () => {
  const html = renderToStaticMarkup(
    drawWidget(widget, StatusScreen, { properties: { code: '404', title: 'ไม่พบหน้า' } }),
  );
  expect(html).toContain('<h1 class="w-status_screen__title">ไม่พบหน้า</h1>');
  expect(html).toMatch(/href="\/"[^>]*>กลับหน้าแรก|กลับหน้าแรก/);
});

it('speaks the language of the reader in the shipped screens', () => {
  const [object] = notFound.rows[0]!.columns[0]!.objects;
  const page = { session: buildSession({ language: 'en' }) };
  const html = renderToStaticMarkup(drawWidget(widget, StatusScreen, { properties: object, page }));
  expect(html).toContain('This page does not exist');
});
