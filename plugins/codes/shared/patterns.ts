import type { NumberPattern } from 'sala/engine';
import type { Text } from 'sala/schemas';

/** A shipped numbering pattern; a site overrides it with a record of `code_management` with the same key. */
export interface ShippedPattern extends NumberPattern {
  key: string;
  module: string;
  name: Text;
  /** Regular expression of accepted codes, where it is wider than the pattern. */
  validation?: string;
}

const daily = (prefix: string) => ({ pattern: `${prefix}{year}{month}{day}{sequence:4}`, reset: 'daily' as const });
const monthly = (prefix: string, digits: number, separator = '') => ({
  pattern: `${prefix}{year}{month}${separator}{sequence:${digits}}`,
  reset: 'monthly' as const,
});
const yearly = (prefix: string, digits: number) => ({
  pattern: `${prefix}{year}{sequence:${digits}}`,
  reset: 'yearly' as const,
});
const endless = (prefix: string, digits: number) => ({
  pattern: `${prefix}{sequence:${digits}}`,
  reset: 'never' as const,
});

const customerCode = '^CUS(?:\\d{3}|\\d{8,})$';
const supplierCode = '^(?:SUP\\d{8,}|(?:SUP|DOM|INT|MFG|DIS|WHO|RET|SVC|COT|IND|GOV)\\d{5})$';

const supplierTypes: [type: string, prefix: string, th: string, en: string][] = [
  ['domestic', 'DOM', 'ผู้ขายในประเทศ', 'Domestic supplier'],
  ['international', 'INT', 'ผู้ขายต่างประเทศ', 'International supplier'],
  ['manufacturer', 'MFG', 'ผู้ผลิต', 'Manufacturer'],
  ['distributor', 'DIS', 'ผู้กระจายสินค้า', 'Distributor'],
  ['wholesaler', 'WHO', 'ผู้ค้าส่ง', 'Wholesaler'],
  ['retailer', 'RET', 'ผู้ค้าปลีก', 'Retailer'],
  ['service', 'SVC', 'ผู้ให้บริการ', 'Service supplier'],
  ['contractor', 'COT', 'ผู้รับเหมา', 'Contractor'],
  ['individual', 'IND', 'ผู้ขายบุคคลธรรมดา', 'Individual supplier'],
  ['government', 'GOV', 'หน่วยงานรัฐ', 'Government supplier'],
];

const rows: [key: string, module: string, th: string, en: string, how: NumberPattern][] = [
  ['receipt', 'receipt', 'ใบเสร็จรับเงิน', 'Receipt', monthly('RC', 6, '-')],
  ['tax_invoice', 'tax_invoice', 'ใบกำกับภาษี', 'Tax invoice', monthly('TAX', 6, '-')],
  ['invoice', 'invoice', 'ใบแจ้งหนี้', 'Invoice', monthly('INV', 6, '-')],
  [
    'generic_document',
    'document',
    'เอกสารทั่วไป',
    'Any document',
    { pattern: '{prefix}{yy}{month}{day}{sequence:4}[-{random:3}]', reset: 'daily' },
  ],
  ['default', 'document', 'รูปแบบเริ่มต้น', 'Default', { pattern: '{prefix}{year}{sequence:4}', reset: 'yearly' }],
  ['document', 'document', 'เอกสาร', 'Document', { pattern: 'DOC-{year}-{sequence:5}', reset: 'yearly' }],
  [
    'quotation',
    'quotation',
    'ใบเสนอราคา',
    'Quotation',
    { pattern: 'QT{year}{month}-{sequence:5}[R{revision}]', reset: 'monthly' },
  ],
  ['estimate', 'quotation', 'ใบประมาณราคา', 'Estimate', monthly('EST', 4, '-')],
  ['proposal', 'quotation', 'ข้อเสนอ', 'Proposal', monthly('PROP', 4, '-')],
  ['return', 'returns', 'ใบคืนสินค้า', 'Return', yearly('RR', 5)],
  ['return_authorization', 'returns', 'ใบอนุมัติคืนสินค้า', 'Return authorization', yearly('RA', 5)],
  ['return_credit_note', 'returns', 'ใบลดหนี้', 'Credit note', yearly('CN', 5)],
  ['return_refund', 'returns', 'ใบคืนเงิน', 'Refund', yearly('RF', 5)],
  ['sales_quotation', 'sales', 'ใบเสนอราคาขาย', 'Sales quotation', yearly('QT', 4)],
  ['sales_order', 'sales', 'ใบสั่งขาย', 'Sales order', yearly('SO', 4)],
  ['sales_invoice', 'sales', 'ใบแจ้งหนี้ขาย', 'Sales invoice', yearly('IV', 4)],
  ['work_order', 'workorder', 'ใบสั่งหยิบสินค้า', 'Work order', yearly('WO', 5)],
  ['work_order_task', 'workorder', 'งานย่อย', 'Task', yearly('TSK', 6)],
  ['work_order_inspection', 'workorder', 'การตรวจ', 'Inspection', yearly('INS', 4)],
  ['supplier', 'supplier', 'ผู้ขาย', 'Supplier', yearly('SUP', 4)],
  ['supplier_code', 'supplier', 'ผู้ขาย ไม่มีปี', 'Supplier without year', endless('SUP', 5)],
  ['product', 'product', 'สินค้า', 'Product', { pattern: 'PRD{yy}{month}{sequence:3}', reset: 'monthly' }],
  ['product_master', 'product', 'สินค้าหลัก', 'Product master', endless('FB', 6)],
  ['product_code', 'product', 'รหัสสินค้า', 'Product code', yearly('PC', 4)],
  ['bundle', 'product', 'ชุดสินค้า', 'Bundle', endless('BND', 4)],
  ['variant', 'product', 'รุ่นย่อย', 'Variant', endless('VAR', 5)],
  ['barcode', 'product', 'บาร์โค้ด', 'Barcode', { ...endless('BC', 10), start: 1_000_000_001 }],
  ['customer', 'customer', 'ลูกค้า', 'Customer', yearly('CUS', 4)],
  ['customer_short', 'customer', 'ลูกค้า แบบสั้น', 'Customer, short', endless('CUS', 3)],
  ['inventory_product', 'inventory', 'รายการสินค้าคงคลัง', 'Inventory product', endless('PRD', 6)],
  ['inventory_category', 'inventory', 'หมวดสินค้า', 'Category', endless('CAT', 3)],
  ['inventory_stock', 'inventory', 'สต็อก', 'Stock', monthly('STK', 4)],
  ['inventory_adjustment', 'inventory', 'ใบปรับปรุงยอด', 'Adjustment', yearly('ADJ', 4)],
  ['inventory_transfer', 'inventory', 'ใบโอนย้าย', 'Transfer', yearly('TRF', 4)],
  ['inventory_receive_transaction', 'inventory', 'รายการรับเข้า', 'Receiving', daily('RCV')],
  ['inventory_issue_transaction', 'inventory', 'รายการเบิกจ่าย', 'Issue', daily('ISS')],
  ['inventory_transfer_transaction', 'inventory', 'รายการโอนย้าย', 'Transfer movement', daily('TRF')],
  ['inventory_adjustment_transaction', 'inventory', 'รายการปรับปรุง', 'Adjustment movement', daily('ADJ')],
  ['inventory_return_transaction', 'inventory', 'รายการรับคืน', 'Return movement', daily('RTN')],
  ['inventory_scrap_transaction', 'inventory', 'รายการของเสีย', 'Scrap movement', daily('SCR')],
  ['inventory_cycle_count_transaction', 'inventory', 'รายการตรวจนับ', 'Cycle count', daily('CNT')],
  ['purchase_request', 'purchase', 'ใบขอซื้อ', 'Purchase request', yearly('PR', 5)],
  ['purchase_order', 'purchase', 'ใบสั่งซื้อ', 'Purchase order', yearly('PO', 5)],
  [
    'purchase_order_by_type',
    'purchase',
    'ใบสั่งซื้อตามประเภท',
    'Purchase order by type',
    { pattern: '{type}{year}{sequence:5}', reset: 'yearly' },
  ],
  ['purchase_pc', 'purchase', 'รหัสจัดซื้อ', 'Purchase code', yearly('PC', 4)],
  ['purchase_invoice', 'purchase', 'ใบแจ้งหนี้ซื้อ', 'Purchase invoice', yearly('PI', 5)],
  ['transaction_id', 'transaction', 'รายการธุรกรรม', 'Transaction', endless('TXN', 9)],
  ['delivery', 'delivery', 'ใบส่งของ', 'Delivery note', monthly('DN', 4)],
  ['delivery_tracking', 'delivery', 'หมายเลขติดตาม', 'Tracking', yearly('TK', 4)],
  ['delivery_route', 'delivery', 'เส้นทาง', 'Route', yearly('RT', 4)],
  ['payment', 'payment', 'การชำระเงิน', 'Payment', monthly('PAY', 6)],
  ['payment_refund', 'payment', 'การคืนเงิน', 'Refund payment', monthly('REF', 6)],
  ['payment_receipt', 'payment', 'ใบรับเงิน', 'Payment receipt', monthly('RCP', 6)],
  ['payment_invoice', 'payment', 'ใบแจ้งหนี้ของการชำระ', 'Payment invoice', monthly('INV', 6)],
  ['payment_credit_note', 'payment', 'ใบลดหนี้ของการชำระ', 'Payment credit note', monthly('CN', 6)],
  ['production_order', 'production', 'ใบสั่งผลิต', 'Production order', yearly('PO', 5)],
  ['production_work_order', 'production', 'ใบสั่งงาน', 'Production work order', yearly('WO', 5)],
  ['production_batch', 'production', 'ชุดผลิต', 'Batch', yearly('BATCH', 3)],
  ['production_lot', 'production', 'ล็อต', 'Lot', yearly('LOT', 4)],
  ['production_quality', 'production', 'การตรวจคุณภาพ', 'Quality check', yearly('QC', 4)],
  ...supplierTypes.map(([type, prefix, th, en]): (typeof rows)[number] => [
    `supplier_code_${type}`,
    'supplier',
    th,
    en,
    endless(prefix, 5),
  ]),
];

const validations: Record<string, string> = { customer: customerCode, supplier: supplierCode };

/** Every pattern the product ships. */
export const shippedPatterns: readonly ShippedPattern[] = rows.map(([key, module, th, en, how]) => ({
  key,
  module,
  name: { th, en },
  ...how,
  ...(validations[module] && { validation: validations[module] }),
}));
