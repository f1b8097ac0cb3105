import { largeSampleId, sampleChance, sampleDay } from 'sala/schemas';

const invoiceCount = 5000;
const customerCount = 2000;
const productCount = 10_000;

const states: [days: number, states: string[]][] = [
  [5, ['draft', 'sent']],
  [30, ['sent', 'viewed', 'paid', 'viewed']],
  [60, ['paid', 'overdue', 'paid', 'paid']],
  [400, ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'overdue']],
];

const chance = sampleChance(17);

/** Invoices of a year to the customers of a large factory. */
export const samples = [
  {
    site: 'factory',
    records: {
      invoice: Array.from({ length: invoiceCount }, (_, index) => {
        const age = Math.round(364 * (1 - (index + 0.5) / invoiceCount) ** 1.2);
        const possible = states.find(([days]) => age < days)?.[1] ?? ['paid'];
        const state = possible[chance(possible.length)];
        const items = Array.from({ length: 1 + chance(5) }, () => ({
          product_id: largeSampleId('product', 1 + chance(productCount)),
          quantity: 1 + chance(40),
          unit_price: 15 * (1 + chance(60)),
        }));
        const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
        return {
          state,
          items,
          ...(state === 'paid' && { paid_amount: Math.round(total * 107) / 100 }),
          customer_id: largeSampleId('customer', 1 + chance(customerCount)),
          invoice_date: sampleDay(-age),
          due_date: sampleDay(30 - age),
        };
      }),
    },
  },
];
