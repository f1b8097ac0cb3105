import type { JsonObject, RecordCheck, RecordProblem } from 'sala/schemas';
import { readAmount } from './readAmount.ts';

/** Negative stock is refused unless the product allows it; implausible limits cause warnings. */
export const checkProduct: RecordCheck = (product) => {
  const errors: RecordProblem[] = [];
  const warnings: RecordProblem[] = [];
  if (product.negative_stock_allowed !== true && readAmount(product.current_stock) < 0) {
    const message = { th: 'สต็อกสินค้าต้องไม่ติดลบ', en: 'Stock cannot be negative' };
    errors.push({ path: 'current_stock', code: 'negative_stock', message });
  }
  const maximum = readAmount(product.max_stock);
  if (maximum > 0 && readAmount(product.min_stock) > maximum) {
    const message = { th: 'สต็อกขั้นต่ำสูงกว่าสต็อกสูงสุด', en: 'Minimum stock is above maximum stock' };
    warnings.push({ path: 'min_stock', code: 'minimum_above_maximum', message });
  }
  return { errors, warnings };
};

/** Minimum must not exceed maximum; warns of an overfull location. */
export const checkStockLocation: RecordCheck = (place) => ({
  errors: [
    ...checkRange(place, 'humidity_min', 'humidity_max', {
      th: 'ความชื้นต่ำสุดสูงกว่าสูงสุด',
      en: 'Lowest humidity is above highest',
    }),
    ...checkRange(place, 'temperature_min', 'temperature_max', {
      th: 'อุณหภูมิต่ำสุดสูงกว่าสูงสุด',
      en: 'Lowest temperature is above highest',
    }),
  ],
  warnings: [
    ...(place.capacity_unit === 'unlimited'
      ? []
      : checkRange(place, 'current_usage', 'capacity_numeric', {
          th: 'การใช้พื้นที่เกินความจุ',
          en: 'Usage is above capacity',
        })),
    ...checkRange(place, 'current_weight', 'max_weight', { th: 'น้ำหนักเกินที่รับได้', en: 'Weight is above the maximum' }),
  ],
});

/** Warns of a transfer without two different locations, and of a value that is not quantity times price. */
export const checkMovement: RecordCheck = (movement) => {
  const warnings: RecordProblem[] = [];
  const { from_location: from, to_location: to, quantity, unit_price: price, total_value: value } = movement;
  if (movement.movement_type === 'transfer' && (!from || !to || from === to)) {
    const message = { th: 'การโอนย้ายต้องมีต้นทางและปลายทางที่ต่างกัน', en: 'A transfer needs two different places' };
    warnings.push({ path: 'to_location', code: 'transfer_places', message });
  }
  const known = typeof quantity === 'number' && typeof price === 'number' && typeof value === 'number';
  if (known && Math.abs(value - quantity * price) > 0.01 + 1e-9) {
    const message = { th: 'มูลค่ารวมไม่ตรงกับจำนวนคูณราคา', en: 'Total value does not match quantity times price' };
    warnings.push({ path: 'total_value', code: 'value_mismatch', message });
  }
  return { errors: [], warnings };
};

/** Validates an inventory item: initial stock needs a location. */
export const checkInventoryItem: RecordCheck = (item) => {
  if (readAmount(item.initial_quantity) <= 0 || item.location) return { errors: [], warnings: [] };
  const message = {
    th: 'กรุณาเลือกตำแหน่งเก็บสำหรับจำนวนเริ่มต้น',
    en: 'Please choose a location for the initial quantity',
  };
  return { errors: [{ path: 'location', code: 'location_required', message }], warnings: [] };
};

function checkRange(record: JsonObject, low: string, high: string, message: RecordProblem['message']): RecordProblem[] {
  const [lower, upper] = [record[low], record[high]];
  if (typeof lower !== 'number' || typeof upper !== 'number' || lower <= upper) return [];
  return [{ path: low, code: 'range', message }];
}
