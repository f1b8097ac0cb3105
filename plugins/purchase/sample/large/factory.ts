import { largeSampleId, sampleChance, sampleDay, sampleId } from 'sala/schemas';

const orderCount = 1200;
const supplierCount = 8; // of the usual samples
const productCount = 10_000;

const states: [days: number, states: string[]][] = [
  [14, ['draft', 'pending_approval', 'approved']],
  [40, ['sent', 'acknowledged', 'partially_received', 'sent']],
  [90, ['received', 'invoiced', 'cancelled', 'invoiced']],
  [400, ['complete', 'complete', 'complete', 'rejected', 'complete']],
];

const chance = sampleChance(13);

/** Purchase orders of a year for the products of a large factory. */
export const samples = [
  {
    site: 'factory',
    records: {
      purchase_order: Array.from({ length: orderCount }, (_, index) => {
        const age = Math.round(364 * (1 - (index + 0.5) / orderCount));
        const possible = states.find(([days]) => age < days)?.[1] ?? ['complete'];
        return {
          state: possible[chance(possible.length)],
          supplier_id: sampleId('supplier', 1 + chance(supplierCount)),
          description: 'สั่งซื้อเติมสต็อก',
          department: ['ฝ่ายผลิต', 'คลังสินค้า', 'ซ่อมบำรุง'][chance(3)],
          requested_by: ['จันทร์เพ็ญ จัดหา', 'สุดา ใจดี', 'อนันต์ มั่นคง'][chance(3)],
          priority: ['normal', 'normal', 'high', 'low', 'urgent'][chance(5)],
          purchase_type: 'stock_replenishment',
          order_date: sampleDay(-age),
          expected_delivery_date: sampleDay(10 + chance(3) * 5 - age),
          items: Array.from({ length: 1 + chance(8) }, () => ({
            product_id: largeSampleId('product', 1 + chance(productCount)),
            quantity: 10 * (1 + chance(40)),
          })),
        };
      }),
    },
  },
];
