import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddresses } from './address.ts';
import { changeAddress, pageParameters } from './changeAddress.ts';

const read = (query: string) => Object.fromEntries(readAddresses(query));

it('gives each object its own parameters', () => {
  expect(read('?t1.page=2&t1.sort=-price&t1.q=%E0%B8%81&box.t2.page=3&page=9&q=x')).toEqual({
    t1: { page: '2', sort: '-price', q: 'ก' },
    'box.t2': { page: '3' },
  });
});

it('joins what stands twice, as the boxes of a plain form do', () => {
  expect(read('?f.state=paid&f.state=draft')).toEqual({ f: { state: 'paid,draft' } });
});

it('reads no more than a page can use', () => {
  const many = Array.from({ length: 500 }, (_, index) => `t${index}.page=1`).join('&');
  expect(Object.keys(read(many))).toHaveLength(200);
  expect(read(`t.q=${'a'.repeat(5000)}`).t?.q).toHaveLength(1000);
  expect(read('t.__proto__=1&.page=1&t.=1&t.1=2&t.page=')).toEqual({});
});

it('writes a change beside what others have', () => {
  expect(changeAddress('?q=x&t1.page=2&t2.page=3', 't1', { page: undefined, sort: 'name' })).toBe(
    '?q=x&t2.page=3&t1.sort=name',
  );
  expect(changeAddress('?t1.page=2', 't1', { page: '' })).toBe('');
});

it('never throws, and reads back what it wrote', () => {
  const uid = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
  const name = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,10}$/);
  const value = fc.string({ minLength: 1, maxLength: 50, unit: 'grapheme' }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(fc.string(), uid, name, value, (query, owner, key, text) => {
      const before = [...readAddresses(query).values()].flatMap(Object.keys).length;
      fc.pre(before < 100);
      expect(readAddresses(changeAddress(query, owner, { [key]: text })).get(owner)?.[key]).toBe(text);
    }),
  );
});

it('knows what of an address belongs to the page', () => {
  expect(pageParameters('?t1.page=2&q=x&t1.sort=a&page=3')).toBe('q=x&page=3');
  expect(pageParameters('?t1.page=2')).toBe('');
});
