import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, Placeholder, TemplatePart } from '../../../schemas/index.ts';
import { sanitizeHtml } from '../../content/sanitizeHtml.ts';
import { bindText, finishText } from './bindText.ts';
import { fillText } from './fillTemplate.ts';
import type { ReadingPlace } from './formatValue.ts';
import { listScopes } from './listScopes.ts';
import { listWanted } from './listWanted.ts';
import { parseTemplate } from './parseTemplate.ts';

const th: ReadingPlace = { language: 'th', timeZone: 'Asia/Bangkok' };
const en: ReadingPlace = { language: 'en', timeZone: 'Asia/Bangkok' };
const facts: Record<string, Json> = {
  record: {
    name: 'ปากกา',
    price: 1234.5,
    due: '2026-11-21',
    at: '2026-11-21T18:30:00Z',
    tags: ['ก', 'ข'],
    title: { th: 'ไทย', en: 'Thai' },
    nested: { deep: [{ name: 'x' }] },
    ok: true,
    none: null,
    url: 'https://shop.example/a b?x=1',
  },
  user: { name: 'สมชาย' },
};
const fill = (text: string, place = th) => fillText(parseTemplate(text), { facts, place, kind: 'text' });

describe('a placeholder', () => {
  it('becomes what the path leads to, and nothing when it leads nowhere', () => {
    expect(fill('{{record.name}} ของ {{ user.name }}')).toBe('ปากกา ของ สมชาย');
    expect(fill('{{record.nested.deep.0.name}}{{record.tags}}{{record.title}}')).toBe('xก, ขไทย');
    expect(fill('[{{record.nowhere}}{{record.none}}{{record.nested}}{{ghost.x}}{{record.name.length}}]')).toBe('[]');
  });

  it('reaches nothing of a prototype', () => {
    for (const path of ['constructor', 'record.constructor.name', 'record.toString', 'record.name.0'])
      expect(fill(`[{{${path}}}]`)).toBe('[]');
    expect(fill('[{{record.__proto__.x}}]')).toBe('[{{record.__proto__.x}}]');
  });

  it('is written the way people here read it', () => {
    expect(fill('{{record.due | date}}')).toBe('21 พฤศจิกายน 2569');
    expect(fill('{{record.due | date: short}}')).toBe('21/11/2569');
    expect(fill('{{record.due | date: month}}')).toBe('พฤศจิกายน 2569');
    expect(fill('{{record.at | datetime}}')).toBe('22 พฤศจิกายน 2569 เวลา 01:30');
    expect(fill('{{record.due | date}}', en)).toBe('21 November 2026');
    expect(fill('{{record.price | money}} {{record.price | number}} {{record.price | number: 2}}')).toBe(
      '฿1,234.50 1,234.5 1,234.50',
    );
    expect(fill('{{record.price | money: USD}}', en)).toBe('$1,234.50');
    expect(fill('{{record.none | default: ไม่ระบุ}} {{record.ok}} {{user.x | upper | default: -}}')).toBe('ไม่ระบุ ใช่ -');
  });

  it('is told in the words of the reader where the server found them', () => {
    const item = { state: 'draft', customer_id: 'c1', tags: ['a', 'b'], _titles: { state: 'ร่าง', tags: ['ก', 'ข'] } };
    const parts = parseTemplate(
      '{{item.state | title}} {{item.customer_id | title}} {{item.tags | title}} {{item.state}}',
    );
    expect(fillText(parts, { facts: { item }, place: th, kind: 'text' })).toBe('ร่าง c1 ก, ข draft');
    expect(fill('{{record.name | title}}{{record.none | title | default: -}}')).toBe('ปากกา-');
  });

  it('names what the texts of a part take values from', () => {
    const part = {
      text: 'of {{record.name}}',
      items: [{ title: '{{item.title | upper}}' }],
      note: '{{= 1 + 1}} {{ }}',
    };
    expect([...listScopes(part)].sort()).toEqual(['formula', 'item', 'record']);
    expect(listScopes({ text: 'no {braces}', hidden: true }).size).toBe(0);
  });

  it('names the fields whose titles are asked for', () => {
    const row = {
      text: { th: '{{item.state | title}} {{item.kind}}', en: '{{record.type | title}}' },
      more: ['{{item.by | title | upper}}'],
    };
    expect(listWanted(row, 'item').titles.sort()).toEqual(['by', 'state']);
    expect(listWanted(row, 'record').titles).toEqual(['type']);
  });

  it('names the references whose records are read along, and the titles of those', () => {
    const texts = [
      '{{item._expanded.customer_id.name}} {{item._expanded.customer_id.state | title}} {{item.state}}',
      '{{item._expanded.book._expanded.writer.name}}{{record._expanded.other.name}}{{item._expanded}}',
      '{{= item.qty * item._expanded.product_id.price | money}}',
    ];
    const { titles, expand } = listWanted(texts, 'item');
    expect(titles).toEqual(['customer_id.state']);
    expect(expand.sort()).toEqual(['book.writer', 'customer_id', 'product_id']);
  });

  it('leaves a value alone that its format cannot read', () => {
    expect(fill('{{record.name | date}} {{record.name | money}} {{record.price | nosuch}}')).toBe('ปากกา ปากกา 1234.5');
  });

  it('is text where it is not one', () => {
    for (const text of [
      '{{}}',
      '{{ a b }}',
      '{{a',
      'a}}',
      '{{a..b}}',
      '{{a|B}}',
      `{{${'a.'.repeat(20)}b}}`,
      '{{{{}}}}',
    ])
      expect(fill(text)).toBe(text);
    expect(fill('{{{{user.name}}')).toBe('{{สมชาย');
  });
});

const bind = (template: string, kind: 'text' | 'html' | 'link', own: Record<string, Json> = facts) =>
  bindText(template, kind, { facts: own, place: th, sanitizeHtml });

describe('a bound property', () => {
  it('escapes values in HTML and words in links', () => {
    const hostile = {
      record: {
        name: '<img src=x onerror=alert(1)>&',
        q: 'a/b?c&d',
        url: 'javascript:alert(1)',
        site: 'https://own.test',
      },
    };
    expect(bind('<p>{{record.name}}</p>', 'html', hostile).text).toBe('<p>&lt;img src=x onerror=alert(1)&gt;&amp;</p>');
    expect(bind('<a href="{{record.url}}">x</a>', 'html', hostile).text).toBe('<a>x</a>');
    expect(bind('https://{{record.q}}.evil.test/x.png', 'link', hostile).text).toBe('');
    expect(bind('https://evil.test{{record.q}}', 'link', hostile).text).toBe('');
    expect(bind('{{record.site}}.evil.test/x.png', 'link', hostile).text).toBe('');
    expect(bind('{{record.site}}/x.png', 'link', hostile).text).toBe('https://own.test/x.png');
    expect(bind('https://cdn.test/{{record.q}}', 'link', hostile).text).toBe('https://cdn.test/a%2Fb%3Fc%26d');
    expect(bind('/find?q={{record.q}}', 'link', hostile).text).toBe('/find?q=a%2Fb%3Fc%26d');
    expect(bind('{{record.url}}', 'link', hostile).text).toBe('');
    expect(bind('java{{record.x | default: script:alert(1)}}', 'link', hostile).text).toBe('/javascript%3Aalert(1)');
  });

  it('takes a value for HTML where it is asked to, cleaned like any other, but never what a form holds', () => {
    const rich = { record: { text: '<h2>ก</h2><script>alert(1)</script><b onclick="x()">ข</b>' } };
    expect(bind('<p>1</p>{{record.text | html}}', 'html', rich).text).toBe('<p>1</p><h2>ก</h2><b>ข</b>');
    expect(bind('{{record.text | html}}', 'text', rich).text).toBe(rich.record.text);
    const { parts = [] } = bind('<p>{{form.a | html}}</p>', 'html');
    expect(finishText({ kind: 'html', parts }, { a: '<b>' }, { place: th })).toBe('<p>&lt;b&gt;</p>');
  });

  it('lets a value be a whole address', () => {
    expect(bind('{{record.url}}', 'link').text).toBe('https://shop.example/a%20b?x=1');
    expect(bind('/p/{{record.name}}', 'link').text).toBe('/p/%E0%B8%9B%E0%B8%B2%E0%B8%81%E0%B8%81%E0%B8%B2');
  });

  it('leaves what names the form to the browser, between tags only', () => {
    const { text, parts } = bind('<p title="{{form.a}}">{{form.a | default: ?}} {{user.name}}</p>', 'html');
    expect(text).toBe('<p title="">? สมชาย</p>');
    expect(finishText({ kind: 'html', parts: parts ?? [] }, { a: '<b>' }, { place: th })).toBe(
      '<p title="">&lt;b&gt; สมชาย</p>',
    );
  });

  it('keeps the host of an address from what is typed later', () => {
    const type = (template: string, form: Record<string, Json>) => {
      const { text, parts = [text] } = bind(template, 'link');
      return finishText({ kind: 'link', parts }, form, { place: th });
    };
    expect(type('{{form.site}}.evil.test/x', { site: 'https://own.test' })).toBe('');
    expect(type('https://{{form.name}}.evil.test/x', { name: 'own' })).toBe('');
    expect(type('https://own.test{{form.name}}', { name: '.evil.test' })).toBe('');
    expect(type('{{form.site}}/x', { site: 'https://own.test' })).toBe('https://own.test/x');
    expect(type('https://own.test/{{form.name}}', { name: '../a?b' })).toBe('https://own.test/..%2Fa%3Fb');
  });

  it('puts a value into no host, however an address is written', () => {
    const value = '7300037';
    const own: Record<string, Json> = { record: { value, none: '', scheme: 'https://', h: 'http' } };
    const pieces = [
      '{{record.value}}',
      '{{record.none}}',
      '{{record.scheme}}',
      '{{record.h}}',
      '{{record.value | html}}',
    ];
    const words = [
      'https://',
      'https:',
      'http',
      's:',
      '/',
      '//',
      '\\',
      '\t',
      '\n',
      '\u0001',
      '\u00a0',
      ' ',
      '.evil.test',
      'own.test',
      '@',
      '?',
      '#',
    ];
    const entities = [
      '&#104;ttps:',
      '&#x2f;',
      '&sol;',
      '&Tab;',
      '&NewLine;',
      '&colon;',
      '&#xE002;',
      '&#xE003;',
      '\uE002',
      '\uE003',
    ];
    const hostOf = (address: string) => URL.parse(address, 'https://own.test')?.host ?? '';
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces, ...words, ...entities), { maxLength: 8 }), (parts) => {
        const address = parts.join('');
        expect(hostOf(bind(address, 'link', own).text)).not.toContain(value);
        const html = bind(`<a href="${address}">x</a><img src="${address}">`, 'html', own).text;
        for (const [, found = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g))
          expect(hostOf(found), address).not.toContain(value);
      }),
      { numRuns: 10_000 },
    );
    const set = '<img srcset="a.png 1x, https://{{record.value}}.evil.test/a.png 2x">';
    expect(bind(set, 'html', own).text).toBe('<img alt="" />');
    expect(bind('<a href="https://shop.example/{{record.value}}">x</a>', 'html', own).text).toBe(
      `<a href="https://shop.example/${value}">x</a>`,
    );
    expect(bind('<a href="{{record.scheme}}shop.example">x</a>', 'html', own).text).toBe('<a>x</a>');
    expect(
      bind('<p style="color:{{record.none | default: red}}" title="{{record.h}}">{{record.h}}</p>', 'html', own).text,
    ).toBe('<p style="color:red" title="http">http</p>');
  });

  it('takes no value for a placeholder', () => {
    const own = { record: { name: '{{form.secret}}\uE0000\uE001' } };
    for (const kind of ['text', 'html'] as const) {
      const { parts = [] } = bind('{{record.name}}-{{form.a}}', kind, own);
      expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(1);
    }
  });
});

const name = fc.stringMatching(/^[a-zA-Z_ก-ฮ][\w-]{0,8}$/).filter((text) => !text.startsWith('__'));
const placeholder = fc.record({
  path: fc.array(name, { minLength: 1, maxLength: 5 }),
  formats: fc.array(
    fc.record(
      { name: fc.stringMatching(/^[a-z]{1,8}$/), argument: fc.stringMatching(/^[a-zก-ฮ0-9:-]{1,8}$/) },
      { requiredKeys: ['name'] },
    ),
    { maxLength: 4 },
  ),
});
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '{{',
        '}}',
        '{',
        '}',
        '|',
        '=',
        ':',
        '.',
        'record',
        'form',
        'name',
        '<',
        '>',
        '"',
        "'",
        ' ',
        '\uE000',
        '0',
        '\uE001',
        'javascript:',
      ),
    )
    .map((parts) => parts.join('')),
);

const writeTemplate = (parts: readonly TemplatePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : writePlaceholder(part))).join('');

function writePlaceholder({ path, formats, formula }: Placeholder): string {
  const written = formats.map(({ name, argument }) => (argument === undefined ? name : `${name}: ${argument}`));
  const value = formula === undefined ? path.join('.') : `= ${formula}`;
  return `{{${[value, ...written].join(' | ')}}}`;
}

describe('whatever is written', () => {
  it('is taken apart into what writes the same', () => {
    fc.assert(
      fc.property(fc.array(placeholder, { maxLength: 5 }), (parts) => {
        expect(parseTemplate(writeTemplate(parts))).toEqual(parts);
      }),
    );
    fc.assert(
      fc.property(anything, (text) => {
        for (const formulas of [false, true]) {
          const parts = parseTemplate(text, { formulas });
          expect(parseTemplate(writeTemplate(parts), { formulas })).toEqual(parts);
        }
      }),
    );
  });

  it('never throws and never lets a value become markup or a script', () => {
    const value = fc.oneof(
      anything,
      fc.constantFrom(
        '<script>',
        'javascript:alert(1)',
        '"><img src=x onerror=alert(1)>',
        '//evil.example',
        '\t java\nscript:x',
      ),
    );
    fc.assert(
      fc.property(anything, value, value, (around, name, typed) => {
        const own = { record: { name } };
        const html = bind(`<p title="{{record.name}}">{{record.name}}{{form.name}}${around}</p>`, 'html', own);
        const done = html.parts
          ? finishText({ kind: 'html', parts: html.parts }, { name: typed }, { place: th })
          : html.text;
        for (const tag of done.match(/<[^>]*>/g) ?? [])
          expect(tag.replace(/"[^"]*"/g, '')).toMatch(/^<\/?p( title=)?>$/);
        const link = bind(`${around}{{record.name}}{{form.name}}`, 'link', own);
        const href = link.parts
          ? finishText({ kind: 'link', parts: link.parts }, { name: typed }, { place: th })
          : link.text;
        expect(href).not.toMatch(/^\s*(javascript|data|vbscript):|^\/\//i);
      }),
      { numRuns: 500 },
    );
  });
});
