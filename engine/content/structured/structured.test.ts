import { expect, it } from 'vitest';
import { describeArticle } from './describeArticle.ts';
import { describeProduct } from './describeProduct.ts';

it('describes a post, and leaves out what it does not know', () => {
  expect(
    describeArticle({ title: 'ข่าว', description: '', published: '2026-11-21T05:00:00Z', tags: ['ก', ''] }),
  ).toEqual({
    '@type': 'BlogPosting',
    headline: 'ข่าว',
    datePublished: '2026-11-21T05:00:00Z',
    dateModified: '2026-11-21T05:00:00Z',
    keywords: 'ก',
  });
});

it('describes a product with its price in baht and whether it is there', () => {
  const product = describeProduct({
    name: 'โต๊ะไม้',
    code: 'T-1',
    price: '1500.00',
    inStock: false,
    images: ['/a', '/b'],
  });
  expect(product).toMatchObject({ '@type': 'Product', sku: 'T-1', image: ['/a', '/b'] });
  expect(product.offers).toEqual({
    '@type': 'Offer',
    price: '1500.00',
    priceCurrency: 'THB',
    availability: 'https://schema.org/OutOfStock',
  });
});

it('offers nothing without a price, and says no rating that nobody gave', () => {
  const product = describeProduct({ name: 'โต๊ะ', rating: { average: 0, count: 0 } });
  expect(product).toEqual({ '@type': 'Product', name: 'โต๊ะ' });
});
