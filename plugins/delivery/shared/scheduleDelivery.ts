import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** The delivery that a confirmed sale asks for. */
export function scheduleDelivery({ id, record }: { id: string; record: JsonObject }): JsonObject {
  const { items, delivery_date: date, order_number: number } = record;
  return {
    source_type: 'sales',
    source_transaction_id: id,
    sales_order_id: id,
    ...pick(record, ['customer_id', 'customer_name', 'customer_phone', 'customer_email', 'shipping_cost']),
    ...(number && { sales_order_number: number }),
    ...(date && { scheduled_date: date }),
    delivery_address: record.shipping_address || record.customer_address || '',
    ...(typeof record.total === 'number' && { total_amount: record.total }),
    items: (Array.isArray(items) ? items : []).filter(isJsonObject).map(describeItem),
  };
}

function describeItem(item: JsonObject): JsonObject {
  const code: Json | undefined = item.code ?? item.sku;
  return {
    ...pick(item, ['product_id', 'product_name', 'quantity', 'unit', 'unit_price']),
    ...(code && { product_code: code }),
    ...(typeof item.quantity === 'number' && { delivery_quantity: item.quantity }),
  };
}

function pick(record: JsonObject, names: string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = record[name];
      return value === undefined || value === null ? [] : [[name, value]];
    }),
  );
}
