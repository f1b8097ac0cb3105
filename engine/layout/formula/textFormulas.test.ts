import { describe, expect, it } from 'vitest';
import type { Json } from '../../../schemas/index.ts';
import { computingTime } from '../../../tests/support/computingTime.ts';
import { bindText, finishText } from '../binding/bindText.ts';
import { listFormulas, parseTemplate } from '../binding/parseTemplate.ts';
import { checkTextFormula } from './checkTextFormula.ts';
import { openTextFormulas } from './textFormulas.ts';

const place = { language: 'th', timeZone: 'Asia/Bangkok' } as const;
const facts: Record<string, Json> = {
  record: {
    total: 1000.1,
    name: 'ปากกา',
    due: '2026-12-01',
    secret: 'x',
    lines: [
      { price: 0.1, note: 'a' },
      { price: 0.2, note: 'b' },
    ],
    seller: { rate: 7, phone: '0' },
  },
  user: { name: 'สมชาย' },
  now: '2026-11-24T18:00:00.000Z',
};
const bind = (text: string, kind: 'text' | 'html' | 'link' = 'text', formulas = openTextFormulas()) =>
  bindText(text, kind, { facts, place, formulas, sanitizeHtml: (html) => html });

describe('a formula in a text', () => {
  it.each([
    ['{{= record.total * 0.07 | money}}', '฿70.01'],
    ['{{=record.lines.sum(l, l.price)}}', '0.3'],
    ['{{= record.total > 1000 || false ? "แพง" : "ถูก"}} {{ = user.name + "!" | upper }}', 'แพง สมชาย!'],
    ['{{= daysBetween(today, record.due)}} วัน {{= today | date: short}}', '6 วัน 25/11/2569'],
    ['{{= record.missing | default: ไม่มี}}{{= record.total / 0 | default: -}}', 'ไม่มี-'],
    ['[{{= nosuch(1)}}{{= ghost.x}}{{= record.name.constructor}}]', '[]'],
    ['{{=}} {{= 1 |nosuch}}', '{{=}} '],
    ['{{= bahtWords(record.total)}}', 'หนึ่งพันบาทถ้วน'],
  ])('%s is %s', (text, shown) => {
    expect(bind(text).text).toBe(shown);
  });

  it('is written in HTML as HTML writes it, and its value is text there', () => {
    expect(bind('<p>{{= record.total &gt; 1 &amp;&amp; true ? "&lt;b&gt;" : ""}}</p>', 'html').text).toBe(
      '<p>&lt;b&gt;</p>',
    );
    expect(bind('<p>{{= "<i>" | html}}</p>', 'html').text).toBe('<p>&lt;i&gt;</p>');
  });

  it('cannot make a link of a script, or a host', () => {
    expect(bind('{{= "javascript:alert(1)"}}', 'link').text).toBe('');
    expect(bind('https://{{= record.name}}.test/', 'link').text).toBe('');
    expect(bind('/find?q={{= record.name + "&x"}}', 'link').text).toBe(
      '/find?q=%E0%B8%9B%E0%B8%B2%E0%B8%81%E0%B8%81%E0%B8%B2%26x',
    );
  });

  it('that reads the form waits for it, and takes along only what it reads beside it', () => {
    const { text, parts = [] } = bind('รวม {{= form.qty * record.total + record.seller.rate | number: 2}} บาท');
    expect(text).toBe('รวม 7.00 บาท');
    expect(JSON.stringify(parts)).not.toMatch(/secret|phone|lines|ปากกา/);
    const finish = (form: Record<string, Json>) =>
      finishText({ kind: 'text', parts }, form, { place, formulas: openTextFormulas() });
    expect(finish({ qty: '2' })).toBe('รวม 2,007.20 บาท');
    expect(finish({ qty: 3 })).toBe('รวม 3,007.30 บาท');
    expect(finish({ qty: '012' })).toBe('รวม 7.00 บาท');
    expect(finishText({ kind: 'text', parts }, { qty: 1 }, { place })).toBe('รวม  บาท');
  });

  it('is one of a page, which may compute so much and no more', async () => {
    const formulas = openTextFormulas();
    const run = () => bind('{{= 1 + 1}}', 'text', formulas).text;
    expect(run()).toBe('2');
    const asked = computingTime(() => {
      for (let made = 0; made < 20_000; made += 1) run();
    });
    expect(await asked).toBeLessThan(1_000);
    expect(run()).toBe('');
    expect(bind('{{= 1 + 1}}').text).toBe('2');
  });

  it('is a placeholder for texts of layouts only', () => {
    expect(parseTemplate('{{= 1}}')).toEqual(['{{= 1}}']);
    expect(listFormulas('{{= a &lt; b | money}} {{x}}', { html: true })).toEqual(['a < b']);
    expect(listFormulas('{{x}} {{{\n = 1 + 1}} {{=}} {{y}}')).toEqual(['1 + 1']);
    expect(listFormulas('{{x}} = {{y}}')).toEqual([]);
    expect(parseTemplate(`{{= ${'1+'.repeat(600)}1}}`, { formulas: true })).toHaveLength(1);
  });
});

describe('the check of a formula', () => {
  const fields: Record<string, object> = {
    sale: {
      properties: { total: { type: 'number' }, cost: { type: 'number' }, kind: { type: 'string', enum: ['a'] } },
    },
  };
  const check = (source: string, where: object) => checkTextFormula(source, where, (name) => fields[name])?.en;

  it.each([
    ['record.totl * 2', { record: 'sale' }, 'total'],
    ['item.cots', { item: 'sale' }, 'cost'],
    ['recrod.total', { record: 'sale' }, 'record'],
    ['record.total +', { record: 'sale' }, ''],
    ['record.kind == "b"', { record: 'sale' }, 'a'],
    ['workingDaysBetween(today, today)', {}, 'holidays'],
    ['1 + (isWorkingDay(today) ? 1 : 0)', {}, 'holidays'],
    ['record.totl - record.cost', { figure: 'sale' }, 'total'],
    ['record.kind', { figure: 'sale' }, 'number'],
    ['[record.total].sum()', { figure: 'sale' }, ''],
    ['sum([record.total])', { figure: 'sale' }, 'database'],
    ['user.name == "a" ? 1 : 2', { figure: 'sale' }, 'user'],
  ])('%s in %j is told with %s', (source, where, told) => {
    expect(check(source, where)).toContain(told);
  });

  it.each([
    ['record.total * 0.07', { record: 'sale' }],
    ['record.anything.at.all', {}],
    ['form.qty * item.cost', { item: 'sale' }],
    ['record._expanded.x.name', { record: 'sale' }],
    ['round(record.total - record.cost, 2)', { figure: 'sale' }],
    ['record.kind == "a" ? record.total : 0', { figure: 'sale' }],
  ])('%s in %j is sound', (source, where) => {
    expect(check(source, where)).toBeUndefined();
  });
});
