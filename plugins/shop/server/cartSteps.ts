import { defineError, isJsonObject, type JsonObject } from 'sala/schemas';
import { type AddedStep, deriveId, type FlowStepContext } from 'sala/server';

/* The texts of the specification's cart, with its English. */
const notAdded = defineError('cart_unchanged', 422, {
  th: 'เพิ่มสินค้าลงตะกร้าไม่สำเร็จ: {th}',
  en: 'Failed to add item to cart: {en}',
});
const outOfStock = defineError('out_of_stock', 422, { th: 'สินค้าหมด', en: 'Item is out of stock.' });
const added = { th: 'เพิ่มสินค้าลงตะกร้าแล้ว', en: 'Item added to cart' };

interface CartLine extends JsonObject {
  product_id: string;
  name: string;
  price: number;
  quantity: number;
}

const product = {
  type: 'string',
  'x-title': { th: 'สินค้า (SKU รหัสสินค้า หรือรหัสรายการ)', en: 'Product (SKU, code or id)' },
} as const;

/** The cart of the person at the page, as steps of flows. The prices are those of the shop, whatever a page says. */
export const cartSteps: Record<string, AddedStep> = {
  cart_get: {
    title: { th: 'อ่านตะกร้าสินค้า', en: 'Get the cart' },
    description: {
      th: 'ให้สินค้าในตะกร้าของผู้ที่อยู่หน้าเว็บ พร้อมจำนวนและยอดรวม',
      en: 'Gives the products in the cart of the person at the page, with their number and total',
    },
    icon: 'shopping-basket',
    params: {},
    system: true,
    take: async (context) => describe((await readCart(context))?.lines ?? []),
  },
  cart_change: {
    title: { th: 'เปลี่ยนจำนวนในตะกร้า', en: 'Change the quantity in the cart' },
    description: {
      th: 'เพิ่มหรือลดสินค้าในตะกร้า สินค้าที่ยังไม่มีจะถูกเพิ่ม ที่เหลือศูนย์จะถูกนำออก',
      en: 'Adds to or takes from a product of the cart; a new one is put in, one of which none is left is taken out',
    },
    icon: 'shopping-basket',
    sentence: { th: 'เปลี่ยน {product} ในตะกร้า {by}', en: 'Change {product} in the cart by {by}' },
    params: {
      product,
      by: {
        type: 'number',
        minimum: -10_000,
        default: 1,
        'x-title': { th: 'เพิ่ม (หรือลดด้วยจำนวนติดลบ)', en: 'Add (or take away, below zero)' },
      },
    },
    required: ['product', 'by'],
    system: true,
    take: changeCart,
  },
  cart_remove: {
    title: { th: 'นำสินค้าออกจากตะกร้า', en: 'Remove from the cart' },
    description: { th: 'นำสินค้าออกจากตะกร้าทั้งหมด', en: 'Takes a product out of the cart' },
    icon: 'shopping-basket',
    sentence: { th: 'นำ {product} ออกจากตะกร้า', en: 'Remove {product} from the cart' },
    params: { product },
    required: ['product'],
    system: true,
    take: async (context) => {
      const cart = await readCart(context);
      const found = cart && (await findProduct(context));
      const lines = cart?.lines.filter((line) => line.product_id !== found?.id) ?? [];
      if (cart && lines.length < cart.lines.length) await writeCart(context, lines, cart);
      return describe(lines);
    },
  },
};

async function changeCart(context: FlowStepContext): Promise<JsonObject> {
  const by = Math.trunc(Number(context.params.by));
  if (context.sender === null) throw notAdded({ th: 'กรุณาเข้าสู่ระบบ', en: 'please sign in' });
  if (!Number.isFinite(by)) throw notAdded({ th: 'จำนวนไม่ถูกต้อง', en: 'the number is not valid' });
  const cart = await readCart(context);
  const found = await findProduct(context);
  const before = cart?.lines.find((line) => line.product_id === found?.id);
  if (!found && !before) throw notAdded({ th: 'ไม่พบสินค้านี้ในร้าน', en: 'the shop has no such product' });
  const quantity = (before?.quantity ?? 0) + by;
  if (by > 0 && found && quantity > Number(found.qty_available ?? 0) && found.negative_stock_allowed !== true)
    throw outOfStock();
  const line = found && {
    ...{ product_id: String(found.id), name: String(found.product_name), price: Number(found.selling_price ?? 0) },
    quantity,
  };
  const others = (cart?.lines ?? []).map((one) => (one === before && line ? line : one));
  const lines = [...others, ...(before || !line ? [] : [line])].filter((one) => one.quantity > 0);
  await writeCart(context, lines, cart);
  return { ...describe(lines), ...(by > 0 && { message: context.site.language === 'th' ? added.th : added.en }) };
}

/** What is sold here now. */
async function findProduct({ records, params }: FlowStepContext): Promise<JsonObject | undefined> {
  const named = String(params.product ?? '').trim();
  const { data } = await records.find('product', {
    filter: { state: 'active', in_shop: true, $or: [{ id: named }, { sku: named }, { product_code: named }] },
    limit: 1,
  });
  return data[0];
}

interface Cart {
  id: string;
  version: number;
  lines: CartLine[];
}

async function readCart({ records, sender }: FlowStepContext): Promise<Cart | undefined> {
  if (sender === null) return undefined;
  const { data } = await records.find('cart', { filter: { user: sender }, limit: 1 });
  const [cart] = data;
  if (!cart) return undefined;
  const lines = Array.isArray(cart.products) ? cart.products.filter(isJsonObject) : [];
  return { id: String(cart.id), version: Number(cart.version), lines: lines as CartLine[] }; // as the schema says
}

async function writeCart({ records, sender }: FlowStepContext, lines: CartLine[], cart: Cart | undefined) {
  if (cart) await records.update('cart', cart.id, { products: lines }, { version: cart.version });
  else await records.create('cart', { user: sender, products: lines }, { id: deriveId('cart', String(sender)) });
}

function describe(lines: readonly CartLine[]): JsonObject {
  const sum = (of: (line: CartLine) => number) => lines.reduce((all, line) => all + of(line), 0);
  return {
    products: [...lines],
    items: sum(({ quantity }) => quantity),
    total: Math.round(sum(({ quantity, price }) => quantity * price) * 100) / 100,
  };
}
