import { isJsonObject, type JsonObject, type RecordCheck, type RecordProblem } from 'sala/schemas';

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
  const { initial_quantity: first } = item;
  if (typeof first !== 'number' || first <= 0 || item.location) return { errors: [], warnings: [] };
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

/** Warns of places that do not add up to what is on hand. */
export const checkBalance: RecordCheck = ({ location_summary: places, qty_on_hand: onHand }) => {
  const total = (Array.isArray(places) ? places : []).reduce<number>(
    (sum, place) => sum + (isJsonObject(place) && typeof place.qty_on_hand === 'number' ? place.qty_on_hand : 0),
    0,
  );
  const isListed = Array.isArray(places) && places.length > 0;
  const held = typeof onHand === 'number' ? onHand : 0;
  if (!isListed || Math.abs(total - held) <= 0.01 + 1e-9) return { errors: [], warnings: [] };
  const message = { th: 'ยอดรวมตามตำแหน่งเก็บไม่ตรงกับจำนวนในมือ', en: 'Location totals do not match quantity on hand' };
  return { errors: [], warnings: [{ path: 'location_summary', code: 'locations_mismatch', message }] };
};
