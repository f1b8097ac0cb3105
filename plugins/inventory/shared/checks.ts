import type { RecordCheck } from 'sala/schemas';
import { checkBalance } from './checkBalance.ts';
import { checkInventoryItem, checkMovement, checkProduct, checkStockLocation } from './checkStock.ts';

export const checks: Record<string, RecordCheck> = {
  product: checkProduct,
  stockLocation: checkStockLocation,
  inventoryBalance: checkBalance,
  inventoryTransaction: checkMovement,
  inventoryItem: checkInventoryItem,
};
