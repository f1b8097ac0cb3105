import { expect, it } from 'vitest';
import type { PropertySchema } from '../../../schemas/index.ts';
import { listTexts, writeText } from './listTexts.ts';

const props: PropertySchema = {
  type: 'object',
  properties: {
    uid: { type: 'string' },
    title: { type: 'string', default: '' },
    body: { type: 'string', 'x-control': 'rich-text' },
    kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
    link: { type: 'string', 'x-control': 'link' },
    note: { type: 'string', 'x-when': { kind: 'b' } },
    items: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
    order: { type: 'object', properties: { label: { type: 'string', 'x-control': 'textarea' } } },
  },
};

it('lists what people read in one language, in the order of the schema, with its place', () => {
  const data = {
    title: { th: 'หนึ่ง', en: 'One' },
    body: '<p>b</p>',
    link: '/x',
    note: 'unseen',
    items: [{ name: 'first' }, { name: 'second' }],
    order: { label: 'buy' },
  };
  expect(listTexts(data, props, 'en').map(({ path, text, isRich }) => [path.join('.'), text, isRich])).toEqual([
    ['title', 'One', false],
    ['body', '<p>b</p>', true],
    ['items.0.name', 'first', false],
    ['items.1.name', 'second', false],
    ['order.label', 'buy', false],
  ]);
});

it('shows the default where nothing is stored', () => {
  const schema: PropertySchema = { properties: { title: { type: 'string', default: { th: 'ใหม่', en: 'New' } } } };
  expect(listTexts({}, schema, 'th')[0]?.text).toBe('ใหม่');
});

it('writes one language of a text that has languages, and leaves one without languages without', () => {
  const schema: PropertySchema = { type: 'string' };
  const typed = { schema, language: 'en' as const, text: 'New' };
  expect(writeText({ th: 'เก่า', en: 'Old' }, typed)).toEqual({ th: 'เก่า', en: 'New' });
  expect(writeText('Old', typed)).toBe('New');
  expect(writeText('Old', { ...typed, text: '' })).toBeUndefined();
  const preset: PropertySchema = { type: 'string', default: { th: 'ก', en: 'a' } };
  expect(writeText(undefined, { ...typed, schema: preset })).toEqual({ th: 'ก', en: 'New' });
});
