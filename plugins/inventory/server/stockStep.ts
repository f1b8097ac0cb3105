import { defineError, type Json, type JsonObject, SalaError, type Text } from 'sala/schemas';
import { type AddedStep, deriveId, type FlowStepContext } from 'sala/server';

/* The texts of the specification's stock step, with its English. */
const productsUnread = defineError('products_unread', 422, {
  th: 'อ่านข้อมูลสินค้าไม่ได้',
  en: 'Failed to fetch products',
});
const productUnread = defineError('product_unread', 422, {
  th: 'อ่านสินค้า SKU {sku} ไม่ได้',
  en: 'Failed to fetch product with SKU {sku}',
});
const productUnknown = defineError('stock_product_unknown', 422, {
  th: 'ไม่พบสินค้า SKU {sku}',
  en: 'Failed to find sub-product with SKU {sku}',
});
const stockUnchanged = defineError('stock_unchanged', 422, {
  th: 'ปรับสต็อกไม่สำเร็จ: {th}',
  en: 'Failed to update stock: {en}',
});

const collection = 'inventory_transaction';

/** Brings goods in, takes them out, or sets how many there are: as movements, so that nothing is lost between two who do. */
export const stock: AddedStep = {
  title: { th: 'ปรับสต็อก', en: 'Update stock' },
  description: {
    th: 'รับเข้า จ่ายออก หรือตั้งยอดคงเหลือของสินค้า บันทึกเป็นรายการเคลื่อนไหวตามสิทธิ์ของผู้สั่งรัน',
    en: 'Brings goods in, takes them out or sets how many there are: as movements, with the rights of the person whose run it is',
  },
  icon: 'package',
  sentence: { th: '{mode} {product} จำนวน {volume}', en: '{mode} {product}: {volume}' },
  params: {
    product: {
      type: 'string',
      'x-title': { th: 'สินค้า (SKU รหัสสินค้า หรือรหัสรายการ)', en: 'Product (SKU, code or id)' },
    },
    mode: {
      type: 'string',
      enum: ['in', 'out', 'adjust'],
      default: 'in',
      'x-enum-titles': {
        in: { th: 'รับเข้า', en: 'Bring in' },
        out: { th: 'จ่ายออก', en: 'Take out' },
        adjust: { th: 'ตั้งยอดเป็น', en: 'Set to' },
      },
      'x-title': { th: 'ทำอะไร', en: 'What to do' },
    },
    volume: { type: 'number', minimum: 0, 'x-title': { th: 'จำนวน', en: 'How many' } },
    location: { type: 'string', default: 'WH01', 'x-title': { th: 'ตำแหน่งเก็บ', en: 'Location' } },
  },
  required: ['product', 'mode', 'volume'],
  take: async (context) => {
    const product = await findProduct(context);
    const volume = Number(context.params.volume);
    if (!Number.isFinite(volume) || volume < 0)
      throw stockUnchanged({ th: 'จำนวนไม่ถูกต้อง', en: 'the number is not valid' });
    try {
      if (!(await isSetAlready(context, product, volume))) await move(context, product, volume);
    } catch (error) {
      throw explain(error);
    }
    return readStock(context, String(product.id));
  },
};

async function findProduct({ records, params }: FlowStepContext): Promise<JsonObject> {
  const sku = String(params.product ?? '').trim();
  if (!records.may('product', 'read')) throw productsUnread();
  const found = await records
    .find('product', { filter: { $or: [{ id: sku }, { sku }, { product_code: sku }] }, limit: 1 })
    .catch((error: unknown) => {
      throw error instanceof SalaError && error.status < 500 ? productUnread({ sku }) : error;
    });
  const [product] = found.data;
  if (!product) throw productUnknown({ sku });
  return product;
}

async function isSetAlready(context: FlowStepContext, product: JsonObject, volume: number): Promise<boolean> {
  if (context.params.mode !== 'adjust') return false;
  return (await readStock(context, String(product.id))).current_stock === volume;
}

async function readStock({ records }: FlowStepContext, id: string) {
  const { current_stock, qty_available } = await records.read('product', id);
  return { product: id, current_stock: Number(current_stock ?? 0), available: Number(qty_available ?? 0) };
}

/** What is set is computed by the movement itself, under the locks of its transaction. */
async function move({ records, params, once }: FlowStepContext, product: JsonObject, quantity: number): Promise<void> {
  const { id: product_id, product_name, sku, product_code, unit } = product;
  const data: JsonObject = {
    ...{ product_id, product_name, unit, sku: sku ?? product_code ?? product_id },
    movement_type: params.mode === 'out' ? 'issue' : 'receive',
    quantity,
    ...(params.mode === 'adjust' && { counted_stock: quantity }),
    location: String(params.location || 'WH01'),
    reference_type: 'flow',
  } as Record<string, Json>; // what is absent is left out below
  const known = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== null));
  const id = deriveId(collection, once);
  await records.create(collection, known, { id, once: true });
  for (const event of ['APPROVE', 'COMPLETE']) await records.transition(collection, id, event);
}

/** Refusals are told with the text of the step; what others did at the same time is tried again. */
function explain(error: unknown): unknown {
  if (!(error instanceof SalaError) || error.status >= 500 || [409, 429].includes(error.status)) return error;
  if (error.code === 'stock_unchanged') return error;
  const details = Array.isArray(error.details) ? (error.details as { text?: Text }[]) : []; // of any shape
  const say = (language: 'th' | 'en') =>
    [error.text[language], ...details.flatMap(({ text }) => text?.[language] ?? [])].join(' · ');
  return stockUnchanged({ th: say('th'), en: say('en') });
}
