import type { JsonObject } from '../../../schemas/index.ts';
import { dropEmpty, oneOrMore } from './dropEmpty.ts';

export interface ProductOnSale {
  name: string;
  description?: string;
  images?: string[];
  code?: string;
  brand?: string;
  category?: string;
  /** The retail price, tax included. */
  price?: number | string;
  /** ISO currency code; baht by default. */
  currency?: string;
  inStock?: boolean;
  rating?: { average: number; count: number };
}

/** A product as a schema.org Product; an offer is added only if there is a price. */
export function describeProduct(product: ProductOnSale): JsonObject {
  const { name, description, images, code, brand, category, price, currency = 'THB', inStock, rating } = product;
  return dropEmpty({
    '@type': 'Product',
    name,
    description,
    image: oneOrMore(images),
    sku: code,
    brand: brand ? { '@type': 'Brand', name: brand } : undefined,
    category,
    offers:
      price === undefined || price === ''
        ? undefined
        : dropEmpty({
            '@type': 'Offer',
            price: String(price),
            priceCurrency: currency,
            availability:
              inStock === undefined ? undefined : `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
          }),
    aggregateRating:
      rating && rating.count > 0
        ? { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count }
        : undefined,
  });
}
