import { describeProduct } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';
import type { PublicRecords } from 'sala/server';

/** Visible products for search engines and previews. */
export const publicProducts: PublicRecords = {
  filter: { in_shop: true },
  fields: ['product_code', 'product_name', 'description', 'image_url', 'selling_price', 'updated_at'],
  path: ({ id }) => `/shop/product/${encodeURIComponent(String(id))}`,
  describe: (product) => {
    const image = text(product, 'image_url');
    return describeProduct({
      name: String(product.product_name),
      description: text(product, 'description'),
      images: image === undefined ? [] : [image],
      code: text(product, 'product_code'),
      price: typeof product.selling_price === 'number' ? product.selling_price.toFixed(2) : undefined,
    });
  },
  parent: '/cms/page/products',
};

function text(product: JsonObject, field: string): string | undefined {
  const value = product[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
