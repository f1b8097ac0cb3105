import { expect, it } from 'vitest';
import type { DocumentView } from '../../../engine/document/documentView.ts';
import { checkStyle } from './checkStyle.ts';
import { checkDocumentTemplate as checkTemplate, renderTemplate } from './renderTemplate.ts';

const page = { number: 1, of: 1, isFirst: true, isLast: true, rows: [], padding: [], carriedIn: '', carriedOut: '' };
const view: DocumentView = {
  language: 'th',
  title: 'ใบเสนอราคา',
  number: 'QT1',
  values: { name: '<script>alert(1)</script>"' },
  tones: {},
  labels: {},
  blocks: {},
  codes: { scan: { kind: 'barcode', text: 'AB-1' }, pay: { kind: 'qr', text: '</svg>"onload=' } },
  columns: [],
  pictures: [],
  messages: { first: [], closing: [] },
  hidden: [],
  paper: { name: 'a4', isRoll: false },
  isCancelled: false,
  pages: [page],
};

it.each([
  '<script>alert(1)</script>',
  '<scr{{#if values.a}}ipt{{/if}}>alert(1)</script>',
  '<{{values.name}}>',
  '<p {{values.name}}>',
  '<p onclick="x()">',
  '<p style="background:url(http://127.0.0.1/)">',
  '<img src="file:///etc/passwd">',
  '<iframe src="http://169.254.169.254/"></iframe>',
  '<link rel="stylesheet" href="http://a.example/x.css">',
  '<p title="{{#if values.a}}">{{/if}}<b',
  '{{{values.name}}}',
  '{{&values.name}}',
  '{{values.constructor}}',
  '{{values.[__proto__].polluted}}',
  '{{#with values}}{{name}}{{/with}}',
  '{{lookup values "constructor"}}',
  '{{log values}}',
  '{{> (lookup . "x")}}',
  '{{> unknown}}',
  '{{#*inline "x"}}{{> x}}{{/inline}}{{> x}}',
  '{{#> lines}}x{{/lines}}',
  '{{#each columns}}',
  '{{each columns}}',
  '{{if}}',
  '{{#unless}}x{{/unless}}',
  '{{#if (if title)}}x{{/if}}',
  '{{#code codes.scan}}x{{/code}}',
  '{{helperMissing}}',
  '{{blockHelperMissing}}',
  `${'{{#if title}}'.repeat(40)}${'{{/if}}'.repeat(40)}`,
  'x'.repeat(100_001),
])('refuses %s', (template) => {
  expect(checkTemplate(template)).toMatchObject({ th: expect.any(String), en: expect.any(String) });
  expect(() => renderTemplate(template, view)).toThrow(/template/i);
});

it('shows values as text, never as markup', () => {
  expect(renderTemplate('<p class="{{values.name}}">{{values.name}}</p>', view)).toEqual([
    '<p class="&lt;script&gt;alert(1)&lt;/script&gt;&quot;">&lt;script&gt;alert(1)&lt;/script&gt;&quot;</p>',
  ]);
  expect(renderTemplate('{{values.toString}}{{values.missing}}', view)).toEqual(['']);
});

it('draws codes as lines alone, and nothing that is no code', () => {
  const [drawn = ''] = renderTemplate('{{code codes.scan}}{{code codes.pay}}', view);
  expect(drawn).toMatch(
    /^(<svg class="code" data-kind="(barcode|qr)" viewBox="[\d ]+" preserveAspectRatio="none" aria-hidden="true"><path d="[MhvHz\d ]+"\/><\/svg>){2}$/,
  );
  expect(renderTemplate('{{code codes.none}}{{code values.name}}{{code page}}', view)).toEqual(['']);
});

it('ends loops that would draw for too long', () => {
  const columns = Array.from({ length: 100 }, () => ({ title: 'x', width: 1, align: 'start' }));
  const nested = '{{#each @root.columns}}'.repeat(4) + 'x' + '{{/each}}'.repeat(4);
  expect(() => renderTemplate(nested, { ...view, columns })).toThrow(/too much or too long/);
});

it('ends pages that repeat a long text without a loop', () => {
  const long = { ...view, values: { name: 'x'.repeat(5000) }, pages: Array.from({ length: 60 }, () => page) };
  expect(() => renderTemplate('{{values.name}}'.repeat(100), long)).toThrow(/too much or too long/);
});

it.each(['a{background:url(http://x)}', '@import "x";', '</style><script>', 'a{b:\\75rl(x)}'])(
  'refuses the style %s',
  (style) => {
    expect(checkStyle(style)).toBeDefined();
  },
);
