type Body = Record<string, unknown>;

let counter = 0;

/** The least that each ERP collection takes; ids of other records are given, unique texts made. */
export function buildErpRecord(
  collection: string,
  { product, customer, supplier }: { product: string; customer: string; supplier: string },
  overrides: Body = {},
): Body {
  counter += 1;
  const items = [{ product_name: 'โต๊ะไม้', quantity: 2, unit_price: 100 }];
  const asked = { description: 'ของใช้สำนักงาน', requested_by: 'สมชาย', items };
  const bodies: Record<string, Body> = {
    product: { product_name: 'โต๊ะไม้' },
    stock_location: { location_code: `LOC-${counter}` },
    inventory_balance: { product_id: product, product_code: 'PRD' },
    inventory_transaction: { movement_type: 'receive', sku: 'T-1', product_name: 'โต๊ะ', location: 'WH01', quantity: 1 },
    inventory: { sku: 'T-1', product_name: 'โต๊ะ' },
    customer: { customer_name: 'บริษัท ตัวอย่าง จำกัด' },
    sales: {
      customer_id: customer,
      items: [{ product_id: product, quantity: 1, unit_price: 100 }],
      allow_backorder: true,
    },
    supplier: { name: 'ผู้ขายตัวอย่าง' },
    purchase_request: asked,
    // Events that receive goods ask how much has come.
    purchase_order: { ...asked, items: items.map((item) => ({ ...item, received_quantity: 1 })) },
    purchase: {
      purchase_order: 'PO1',
      supplier_id: supplier,
      approved_by: 'ก',
      approved_at: now,
      received_by: 'ข',
      received_at: now,
    },
    finance: {
      journal_entries: [
        { account: 'cash', debit: 100, credit: 0 },
        { account: 'sales-revenue', debit: 0, credit: 100 },
      ],
    },
    receipt: { customer_name: 'ลูกค้า', items },
    tax_invoice: { items },
    code_management: { key: `key_${counter}`, module: 'sales', pattern: 'X{year}{sequence:4}' },
    code_sequence: { sequence_key: `key:${counter}`, sequence_value: 1 },
    hr_user: { email: `user${counter}@demo.test` },
  };
  return { ...bodies[collection], ...overrides };
}

const now = '2026-11-21T05:00:00.000Z';
