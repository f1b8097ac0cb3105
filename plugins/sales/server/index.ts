import { defineServer } from 'sala/server';

const onTheWay = ['confirmed', 'processing', 'shipped'];

export const server = defineServer({
  effects: {
    'sales.deliver': async ({ records, record }) => {
      const { source_transaction_id: source, sales_order_id: order } = record;
      const id = [source, order].find((value) => typeof value === 'string' && value !== '');
      if (typeof id !== 'string') return { skipped: 'no sale' };
      const [sale] = (await records.find('sales', { filter: { id }, limit: 1 })).data;
      if (!sale) return { skipped: 'sale gone' };
      if (!onTheWay.includes(String(sale.state))) return { skipped: String(sale.state) };
      await records.transition('sales', id, 'DELIVER', { version: Number(sale.version) });
      return { sales: id };
    },
  },
});
