import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defineWidget, type PropertySchema } from '../../../schemas/index.ts';
import { prepareObject } from './prepareObject.ts';

function prepare(
  properties: Record<string, PropertySchema>,
  stored: Record<string, unknown>,
  language: 'th' | 'en' = 'th',
) {
  const widget = defineWidget({
    type: 'x',
    title: { th: 'x', en: 'x' },
    icon: 'x',
    category: 'content',
    version: 1,
    hydrate: 'never',
    props: { type: 'object', properties },
  });
  const { uid, type, ...rest } = prepareObject({ uid: 'a', type: 'x', ...stored }, widget, {
    language,
    sanitizeHtml: (html) => html.replace(/<script>.*?<\/script>/g, ''),
  });
  return rest;
}

it('fills in what is missing', () => {
  expect(prepare({ size: { type: 'integer', default: 2 }, free: { type: 'string' } }, {})).toEqual({ size: 2 });
});

it('puts the default in the place of a value of the wrong kind', () => {
  const schema: PropertySchema = { type: 'string', enum: ['a', 'b'], default: 'a' };
  for (const wrong of [1, null, {}, ['a'], 'c'])
    expect(prepare({ choice: schema }, { choice: wrong })).toEqual({ choice: 'a' });
});

it('holds numbers within their bounds', () => {
  const schema: PropertySchema = { type: 'number', minimum: 0, maximum: 10, default: 5 };
  expect(prepare({ n: schema }, { n: 11 })).toEqual({ n: 5 });
  expect(prepare({ n: schema }, { n: Number.NaN })).toEqual({ n: 5 });
  expect(prepare({ n: schema }, { n: 10 })).toEqual({ n: 10 });
});

it('chooses the text of the reader’s language, in defaults and in lists too', () => {
  const text: PropertySchema = { type: 'string', default: { th: 'ไทย', en: 'Thai' } };
  const list: PropertySchema = { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } };
  const stored = { list: [{ label: { th: 'หนึ่ง', en: 'one' } }] };
  expect(prepare({ text, list }, stored, 'en')).toEqual({ text: 'Thai', list: [{ label: 'one' }] });
});

it('cleans HTML and takes away addresses that would run code', () => {
  const properties: Record<string, PropertySchema> = {
    body: { type: 'string', 'x-control': 'rich-text' },
    link: { type: 'string', 'x-control': 'link' },
  };
  const stored = { body: 'ก<script>x</script>', link: 'JavaScript:alert(1)' };
  expect(prepare(properties, stored)).toEqual({ body: 'ก', link: '' });
});

it('keeps properties that the schema does not name', () => {
  expect(prepare({}, { later: { deep: true } })).toEqual({ later: { deep: true } });
});

it('gives every view what its schema promises, whatever was stored', () => {
  const properties: Record<string, PropertySchema> = {
    text: { type: 'string', default: '' },
    count: { type: 'integer', default: 0 },
    on: { type: 'boolean', default: false },
    list: { type: 'array', default: [], items: { type: 'string' } },
    box: { type: 'object', properties: { inner: { type: 'string', default: '' } } },
  };
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(properties)), fc.anything()), (stored) => {
      const { text, count, on, list, box } = prepare(properties, stored) as Record<string, unknown>;
      expect(typeof text).toBe('string');
      expect(Number.isInteger(count)).toBe(true);
      expect(typeof on).toBe('boolean');
      expect(Array.isArray(list) && list.every((item) => typeof item === 'string')).toBe(true);
      expect(box === undefined || typeof (box as { inner: unknown }).inner === 'string').toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('fills texts that may hold bindings, and leaves the rest as written', () => {
  const card = defineWidget({
    type: 'card',
    title: { th: '', en: '' },
    icon: '',
    category: 'content',
    version: 1,
    hydrate: 'never',
    props: {
      type: 'object',
      properties: {
        text: { type: 'string', 'x-bind': true },
        plain: { type: 'string' },
        items: {
          type: 'array',
          items: { type: 'object', properties: { link: { type: 'string', 'x-control': 'link', 'x-bind': true } } },
        },
      },
    },
  });
  const object = {
    uid: 'a',
    type: 'card',
    text: '{{record.name}} {{form.city}}',
    plain: '{{record.name}}',
    items: ['not an object', { link: '/x/{{form.city}}' }],
    bound: [{ path: ['plain'], kind: 'html', parts: ['<script>'] }] as never,
  };
  const binding = { facts: { record: { name: 'ก' } }, place: { language: 'th', timeZone: 'Asia/Bangkok' } as const };
  const prepared = prepareObject(object, card, { language: 'th', sanitizeHtml: (html) => html, binding });
  expect(prepared).toMatchObject({ text: 'ก ', plain: '{{record.name}}', items: [{ link: '/x/' }] });
  expect(prepared.bound?.map(({ path, kind }) => [path.join('.'), kind])).toEqual([
    ['text', 'text'],
    ['items.0.link', 'link'],
  ]);
  expect(prepareObject(object, card, { language: 'th', sanitizeHtml: (html) => html }).bound).toBeUndefined();
});

it('gives no address that still waits for its binding', () => {
  const image = { type: 'string', 'x-control': 'image' } as const;
  const properties = { bound: { ...image, 'x-bind': true }, plain: image };
  expect(prepare(properties, { bound: '{{item.cover}}', plain: 'https://x.example/{{a}}' })).toEqual({
    bound: '',
    plain: 'https://x.example/{{a}}',
  });
});
