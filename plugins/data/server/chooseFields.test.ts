import type { FieldSchema } from 'sala/schemas';
import { expect, it } from 'vitest';
import { chooseFields } from './chooseFields.ts';
import { type FieldView, viewField } from './collection/collectionView.ts';

interface Shipped {
  name: string;
  properties: Record<string, FieldSchema>;
  'x-display'?: string[];
}

const files = import.meta.glob<Shipped>('../../*/collections/*/*.schema.json', { eager: true, import: 'default' });
const shipped = new Map(Object.entries(files).map(([path, schema]) => [path.split('/').at(-2), schema]));

function choose(properties: Record<string, FieldSchema>, display: string[] = [], hasStates = true): string {
  const fields = Object.entries(properties).map(([name, schema]) => viewField({ name, title: name, schema }, 'th'));
  const system = (name: string, kind: FieldView['kind'], part: Partial<FieldView> = {}): FieldView => ({
    ...{ name, title: name, kind, plain: true, ...part },
  });
  const all = [
    system('id', 'text'),
    system('state', 'status', hasStates ? { choices: [{ value: 'draft', title: 'draft' }] } : {}),
    system('updated_at', 'datetime'),
    ...fields,
  ];
  const view = { name: 'x', fields: new Map(all.map((one) => [one.name, one])), searchable: true, mayExport: true };
  return chooseFields({ ...view, display })
    .map(({ name }) => name)
    .join(' ');
}

it.each([
  ['invoice', 'invoice_number customer_name state invoice_date total_amount due_date paid_amount remaining_amount'],
  ['tax_invoice', 'tax_invoice_number customer_name state tax_invoice_date net_total vat_amount grand_total due_date'],
  [
    'receipt',
    'receipt_number customer_name state receipt_date discount_amount shipping_cost total_amount payment_date',
  ],
  [
    'purchase_order',
    'po_number supplier_name state order_date expected_delivery_date subtotal tax_amount total_amount',
  ],
  [
    'quotation',
    'quotation_number customer_name state quotation_date valid_until total_amount withholding_amount payable_amount',
  ],
  ['sales', 'order_number customer_name state order_date due_date total withholding_amount payable_amount'],
  [
    'delivery',
    'delivery_number customer_name state work_order_id sales_order_id scheduled_date estimated_delivery_date shipping_cost',
  ],
  [
    'customer',
    'customer_name customer_code state customer_type credit_limit payment_terms customer_group sales_rep_id',
  ],
  ['product', 'product_name product_code state product_type category unit_price cost_per_unit selling_price'],
  [
    'inventory_balance',
    'product_code state product_id stock_location_id qty_on_hand qty_available total_cost_value stock_status',
  ],
  [
    'inventory_transaction',
    'document_number product_name state movement_type transaction_date quantity unit total_value',
  ],
  ['inventory', 'product_name sku state unit quantity qty_free total_value stock_status'],
  ['work_order', 'order_number customer_name state sales_order_id due_date priority warehouse assigned_to'],
  ['hr_employee', 'full_name employee_code state email department_id position_id manager_id start_date'],
])('chooses columns of %s', (name, columns) => {
  const schema = shipped.get(name);
  expect(choose(schema?.properties ?? {}, schema?.['x-display'])).toBe(columns);
});

it('shows when a record was changed only where there is room', () => {
  const text: FieldSchema = { type: 'string' };
  const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, text]));
  expect(choose(named(2))).toBe('f0 state f1 updated_at');
  expect(choose(named(2), ['f1'], false)).toBe('f1 f0 updated_at');
  expect(choose(named(9))).toBe('f0 state f1 f2 f3 f4 f5 f6');
});

it('takes two dates and three amounts at most, those first that lists are narrowed by', () => {
  const date: FieldSchema = { type: 'string', format: 'date' };
  const amount: FieldSchema = { type: 'number' };
  const indexed = { 'x-index': true };
  const dates = { sent_date: date, due_date: { ...date, ...indexed }, paid_date: date };
  expect(choose(dates)).toBe('sent_date state due_date updated_at');
  const amounts = { total: { ...amount, ...indexed }, cost: amount, price: amount, discount_amount: amount };
  expect(choose(amounts)).toBe('total state price discount_amount updated_at');
});
