import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';

/** One line of a document, with what stock needs of it. */
export interface StockLine {
  product_id: string;
  product_name: string;
  sku: string;
  quantity: number;
  unit: string;
  unit_price: number;
  location: string;
}

export const defaultLocation = 'WH01';
export const defaultUnit = 'ชิ้น';

const units = new Set(
  'ชิ้น ชุด กล่อง แพ็ค กิโลกรัม กรัม ลิตร เมตร ม้วน ขวด ถุง piece kg g l ml m cm sqm cbm box pack dozen set pair roll bottle can bag hour day month year'.split(
    ' ',
  ),
);

/** Whether stock uses this unit. */
export function isStockUnit(unit: string): boolean {
  return units.has(unit);
}

/** Lines with a product and a quantity; `quantities` names the fields that may hold the quantity, best first. */
export function readStockLines(list: Json | undefined, quantities: string[], location?: Json): StockLine[] {
  if (!Array.isArray(list)) return [];
  return list.filter(isJsonObject).flatMap((line): StockLine[] => {
    const quantity = quantities.map((name) => line[name]).find((value) => typeof value === 'number');
    const product = readText(line.product_id);
    if (typeof quantity !== 'number' || quantity <= 0 || (product === '' && readText(line.product_name) === ''))
      return [];
    return [{ ...describeLine(line, product, location), quantity }];
  });
}

function describeLine(line: JsonObject, product: string, location: Json | undefined): Omit<StockLine, 'quantity'> {
  return {
    product_id: product,
    product_name: readText(line.product_name) || product,
    sku: writeSku(readText(line.sku) || readText(line.product_code) || readText(line.code) || product),
    unit: readText(line.unit) || defaultUnit,
    unit_price: typeof line.unit_price === 'number' ? line.unit_price : 0,
    location: readText(line.location) || readText(location) || defaultLocation,
  };
}

/** Normalises a product code to the format of stock records. */
function writeSku(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9._-]+/g, '-') || 'NO-SKU';
}

function readText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
