import type { RecordCheck } from 'sala/schemas';
import { checkBalance, checkInventoryItem, checkMovement, checkStockLocation } from './checkStock.ts';

export const checks: Record<string, RecordCheck> = {
  stockLocation: checkStockLocation,
  inventoryBalance: checkBalance,
  inventoryTransaction: checkMovement,
  inventoryItem: checkInventoryItem,
};
