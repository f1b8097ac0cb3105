import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { SiteSearch } from './SiteSearch.tsx';
import { widget } from './site_search.ts';

const draw = (found: unknown) => renderToStaticMarkup(drawWidget(widget, SiteSearch, { data: { found } as never }));

it('is a form that works without a script', () => {
  const html = draw({ query: '', groups: [] });
  expect(html).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
  expect(html).not.toContain('role="status"');
});

it('marks what was looked for, and takes no pattern from the visitor', () => {
  const hits = [{ title: 'ราคา (a+b)', path: '/p', excerpt: 'a+b และอื่น ๆ' }];
  const html = draw({ query: '(a+b)', groups: [{ kind: 'page', title: 'หน้าเว็บ', total: 1, hits }] });
  expect(html).toContain('<mark>(a+b)</mark>');
  expect(html).toContain('href="/p"');
});

it('says that nothing was found, with the words', () => {
  expect(draw({ query: '<b>', groups: [] })).toContain('ไม่พบสิ่งที่ตรงกับ “&lt;b&gt;”');
});
