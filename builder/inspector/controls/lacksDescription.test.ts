import { expect, it } from 'vitest';
import type { PropertySchema } from '../../../schemas/index.ts';
import { lacksDescription } from './lacksDescription.ts';

const pair: Record<string, PropertySchema> = { url: { type: 'string' }, alt: { type: 'string' } };
const props: PropertySchema = {
  type: 'object',
  properties: { ...pair, images: { items: { properties: pair } }, logo: {} },
};

it('reminds of a picture without words, alone or in a list', () => {
  expect(lacksDescription(props, { url: '/a.jpg' }, ['url'])).toBe(true);
  expect(lacksDescription(props, { images: [{ url: '/a.jpg', alt: '' }] }, ['images', 0, 'url'])).toBe(true);
  expect(lacksDescription(props, { alt: { th: '', en: '' } }, ['url'])).toBe(true);
});

it('is quiet when there are words, or no place for any', () => {
  expect(lacksDescription(props, { alt: 'ทิวเขา' }, ['url'])).toBe(false);
  expect(lacksDescription(props, { alt: { th: 'ทิวเขา', en: '' } }, ['url'])).toBe(false);
  expect(lacksDescription(props, {}, ['style', 'background', 'image'])).toBe(false);
  expect(lacksDescription(undefined, {}, ['url'])).toBe(false);
});

it('is quiet about a picture that only decorates, until another is chosen', () => {
  const builder = { decoration: ['/a.jpg'] };
  expect(lacksDescription(props, { url: '/a.jpg', builder }, ['url'])).toBe(false);
  expect(lacksDescription(props, { url: '/b.jpg', builder }, ['url'])).toBe(true);
});
