import { Decimal } from 'decimal.js';
import { isJsonObject, type JsonObject } from 'sala/schemas';
import { readAmount } from './readAmount.ts';
import { defaultLocation } from './stockLines.ts';

/** The first balance of a product, with limits derived from its own. */
export function createBalance(product: {
  id: string;
  product_code: string;
  min_stock?: number;
  reorder_point?: number;
}): JsonObject {
  const minimum = product.min_stock ?? 0;
  return {
    product_id: product.id,
    product_code: product.product_code,
    location_code: defaultLocation,
    qty_on_hand: 0,
    qty_reserved: 0,
    qty_available: 0,
    weighted_avg_cost: 0,
    total_cost_value: 0,
    total_movements_in: 0,
    total_movements_out: 0,
    location_summary: [],
    min_stock_level: minimum,
    max_stock_level: minimum * 10,
    reorder_point: Math.max(5, product.reorder_point ?? 0),
    reorder_quantity: Math.max(10, minimum * 2),
  };
}

/** The balance after a completed movement: quantities by location, average cost, totals in and out. */
export function applyMovement(balance: JsonObject, movement: JsonObject, at: string): JsonObject {
  const places = readPlaces(balance);
  const before = sum(places);
  for (const { location, quantity, sets } of changesOf(movement)) {
    const there = sets ? new Decimal(0) : (places.get(location) ?? new Decimal(0));
    places.set(location, there.plus(quantity));
  }
  const onHand = sum(places);
  const change = onHand.minus(before);
  const cost = averageCost(balance, movement, { before, change });
  const reserved = readAmount(balance.qty_reserved);
  return {
    ...balance,
    qty_on_hand: onHand.toNumber(),
    qty_available: onHand.minus(reserved).toNumber(),
    location_summary: [...places].map(([location_code, quantity]) => ({
      location_code,
      qty_on_hand: quantity.toNumber(),
      last_updated: at,
    })),
    total_locations: [...places.values()].filter((quantity) => !quantity.isZero()).length,
    weighted_avg_cost: cost.toDecimalPlaces(4).toNumber(),
    total_cost_value: cost.times(onHand).toDecimalPlaces(2).toNumber(),
    total_movements_in: new Decimal(readAmount(balance.total_movements_in)).plus(Decimal.max(change, 0)).toNumber(),
    total_movements_out: new Decimal(readAmount(balance.total_movements_out)).minus(Decimal.min(change, 0)).toNumber(),
    ...(typeof movement.id === 'string' && { last_movement_id: movement.id }),
    last_movement_date: at,
    last_calculated: at,
  };
}

/** The balance recomputed from every completed movement, oldest first; reservations and settings stay. */
export function recalculateBalance(balance: JsonObject, movements: JsonObject[], at: string): JsonObject {
  const empty = {
    ...balance,
    location_summary: [],
    qty_on_hand: 0,
    weighted_avg_cost: 0,
    total_movements_in: 0,
    total_movements_out: 0,
  };
  const folded = movements.reduce<JsonObject>((before, movement) => {
    const { transaction_date: date } = movement;
    return applyMovement(before, movement, typeof date === 'string' ? date : at);
  }, empty);
  const onHand = readAmount(folded.qty_on_hand);
  const available = new Decimal(onHand).minus(readAmount(balance.qty_reserved)).toNumber();
  return { ...folded, qty_available: available, last_calculated: at };
}

interface PlaceChange {
  location: string;
  quantity: Decimal;
  /** The counted quantity, not a difference. */
  sets?: boolean;
}

function changesOf(movement: JsonObject): PlaceChange[] {
  const quantity = new Decimal(readAmount(movement.quantity));
  const location = readPlace(movement.location);
  switch (movement.movement_type) {
    case 'receive':
    case 'return':
      return [{ location: readPlace(movement.to_location, location), quantity }];
    case 'issue':
    case 'scrap':
      return [{ location: readPlace(movement.from_location, location), quantity: quantity.neg() }];
    case 'transfer':
      return [
        { location: readPlace(movement.from_location, location), quantity: quantity.neg() },
        { location: readPlace(movement.to_location, location), quantity },
      ];
    case 'adjustment':
    case 'cycle_count':
      return [{ location, quantity, sets: true }];
    default:
      return [];
  }
}

/** Incoming stock changes the average cost; outgoing stock does not. */
function averageCost(balance: JsonObject, movement: JsonObject, amount: { before: Decimal; change: Decimal }): Decimal {
  const cost = new Decimal(readAmount(balance.weighted_avg_cost));
  const { before, change } = amount;
  const known = movement.movement_type === 'receive' && typeof movement.unit_price === 'number';
  if (!known || change.lte(0)) return cost;
  const price = new Decimal(readAmount(movement.unit_price));
  const held = Decimal.max(before, 0);
  return held.times(cost).plus(change.times(price)).div(held.plus(change));
}

function readPlaces(balance: JsonObject): Map<string, Decimal> {
  const { location_summary: summary } = balance;
  const places = Array.isArray(summary) ? summary.filter(isJsonObject) : [];
  if (places.length === 0 && readAmount(balance.qty_on_hand) !== 0)
    return new Map([[readPlace(balance.location_code), new Decimal(readAmount(balance.qty_on_hand))]]);
  return new Map(places.map((place) => [readPlace(place.location_code), new Decimal(readAmount(place.qty_on_hand))]));
}

function readPlace(value: unknown, otherwise: string = defaultLocation): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}

function sum(places: Map<string, Decimal>): Decimal {
  return [...places.values()].reduce((total, quantity) => total.plus(quantity), new Decimal(0));
}
