import { Decimal } from 'decimal.js';
import type { JsonObject } from 'sala/schemas';
import { defaultUnit, isStockUnit, readStockLines, type StockLine } from './stockLines.ts';

/** The record whose change adds stock. */
export interface StockSource {
  collection: string;
  id: string;
  record: JsonObject;
  at: string;
}

export interface StockReceipt {
  /** Records of `inventory` to create. */
  stock: JsonObject[];
  /** Records of `inventory_transaction` to create, in the state completed. */
  movements: JsonObject[];
}

/** The result of a received purchase: one stock record and one goods receipt per received item. */
export function receivePurchase(source: StockSource): StockReceipt {
  const { items, location } = source.record;
  return receiveLines(source, readStockLines(items, ['received_quantity', 'quantity'], location), 'goods_receipt');
}

/** The result of a completed production order: the finished goods. */
export function receiveProduction(source: StockSource): StockReceipt {
  const lines = readStockLines(source.record.target_products, ['produced_quantity', 'target_quantity']);
  const cost = unitCost(source.record, lines);
  return receiveLines(source, cost === undefined ? lines : lines.map((line) => ({ ...line, unit_price: cost })));
}

function receiveLines(source: StockSource, lines: StockLine[], subtype?: string): StockReceipt {
  return {
    stock: lines.map((line) => ({
      ...describe(line),
      ...noteUnit(line, 'description'),
      source_type: source.collection,
      source_transaction_id: source.id,
      inventory_type: source.collection === 'production' ? 'finished_goods' : 'raw_material',
    })),
    movements: lines.map((line) => ({
      ...describe(line),
      ...noteUnit(line, 'notes'),
      movement_type: 'receive',
      ...(subtype && { subtype }),
      transaction_type: source.collection,
      transaction_date: source.at,
      reference_type: source.collection,
      reference_id: source.id,
    })),
  };
}

function describe({ product_id, unit, ...line }: StockLine): JsonObject {
  const total = new Decimal(line.quantity).times(line.unit_price).toDecimalPlaces(2).toNumber();
  return {
    ...(product_id && { product_id }),
    ...line,
    unit: isStockUnit(unit) ? unit : defaultUnit,
    total_value: total,
  };
}

/** A document may use a unit that stock does not have: the quantity stays, the unit is noted. */
function noteUnit({ unit }: StockLine, field: string): JsonObject {
  return isStockUnit(unit) ? {} : { [field]: `หน่วยตามเอกสาร: ${unit}` };
}

/** The unit cost of finished goods, if the order has a total cost. */
function unitCost({ total_cost: total }: JsonObject, lines: StockLine[]): number | undefined {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (typeof total !== 'number' || pieces <= 0) return undefined;
  return new Decimal(total).div(pieces).toDecimalPlaces(2).toNumber();
}
