import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Html } from './Html.tsx';
import { widget } from './html.ts';

const draw = (html?: string) => renderToStaticMarkup(drawWidget(widget, Html, { properties: { html } }));

it('draws the HTML that was written', () => {
  expect(draw('<div class="box"><b>ศาลา</b></div>')).toContain('<div class="box"><b>ศาลา</b></div>');
});

it('lets in a player that the page’s policy allows, and no other frame', () => {
  const html = draw(
    '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe><iframe src="https://evil.example"></iframe>',
  );
  expect(html.match(/<iframe/g)).toHaveLength(1);
});

it('keeps no style that would cover the page', () => {
  expect(draw('<div style="position:fixed;inset:0;color:#123456">ก</div>')).toContain('style="color:#123456"');
});

it('draws nothing while it is empty', () => {
  expect(draw()).not.toContain('w-html');
});
