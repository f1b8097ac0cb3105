import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Pdf } from './Pdf.tsx';
import { PdfViewer } from './PdfViewer.tsx';
import { widget } from './pdf.ts';

const draw = (properties: Record<string, unknown>) => renderToStaticMarkup(drawWidget(widget, Pdf, { properties }));
const fileurl = '/files/manual.pdf';

it('downloads under its name, without any script', () => {
  expect(draw({ fileurl, filename: 'คู่มือ.pdf' })).toMatch(/<a[^>]*href="\/files\/manual.pdf" download="คู่มือ.pdf"/);
  expect((widget.hydrate as (object: object) => string)({ display: 'download' })).toBe('never');
});

it('opens for reading by a button, and by a link where scripts do not run', () => {
  const html = draw({ url: '/files/read.pdf', fileurl, filename: 'คู่มือ', display: 'preview' });
  expect(html).toMatch(/<button[^>]*>.*คู่มือ/s);
  expect(html).toContain('<noscript><a href="/files/read.pdf">คู่มือ</a></noscript>');
});

it('opens a document of another site in a window of its own', () => {
  expect(draw({ url: 'https://example.com/a.pdf', display: 'preview' })).toMatch(
    /target="_blank" rel="noopener noreferrer"/,
  );
});

it('shows the watermark, and a download only where there may be one', () => {
  const view = (download?: string) => {
    const viewer = (
      <PdfViewer address={fileurl} name="คู่มือ" watermark="สำหรับคุณสมหญิง" download={download} onClose={() => undefined} />
    );
    return renderToStaticMarkup(drawWidget(widget, () => viewer));
  };
  expect(view()).toContain('สำหรับคุณสมหญิง');
  expect(view()).not.toContain('download');
  expect(view()).toContain('#toolbar=0');
  expect(view(fileurl)).toMatch(/href="\/files\/manual.pdf" download/);
});

it('draws nothing without a file', () => {
  expect(draw({})).not.toContain('w-pdf');
});
