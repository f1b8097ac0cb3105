import { defineProps, defineWidget } from 'sala/schemas';
import { exampleTable } from '../../shared/examples.ts';
import { tableProps } from '../../shared/list/tableProps.ts';
import { tableRequests } from '../../shared/list/tableRequests.ts';

/** A table preset with sales orders. */
export const widget = defineWidget({
  type: 'order_list',
  title: { th: 'รายการสั่งซื้อ', en: 'Order list' },
  description: { th: 'ใบสั่งขายล่าสุดของเว็บไซต์', en: 'The latest sales orders of the site' },
  icon: 'shopping-cart',
  category: 'commerce',
  version: 1,
  aliases: ['order list table', 'order_list_table', 'order list'],
  hydrate: 'visible',
  live: true,
  example: exampleTable,
  props: defineProps({
    ...tableProps,
    query: { ...tableProps.query, default: { collection: 'sales', find: {}, sort: { order_date: -1 } } },
    columns: {
      ...tableProps.columns,
      default: [
        column('order_number', 'รหัสคำสั่งซื้อ', 'Order ID', 'text'),
        column('customer_name', 'ชื่อลูกค้า', 'Customer Name', 'text'),
        column('order_date', 'วันที่', 'Date', 'date'),
        column('state', 'สถานะ', 'Status', 'status'),
        column('total', 'ยอดรวม', 'Total', 'money'),
      ],
    },
  }),
  data: tableRequests,
});

function column(field: string, th: string, en: string, kind: string) {
  return { field, title: { th, en }, kind, total: false, hidden: false };
}
