import type { EffectHandler } from 'sala/server';

/** Compares a balance and its lots with the movements, corrects what differs, and says how much that was. */
export const recalculate: EffectHandler = async ({ records, recordId }) => {
  const balance = await records.read('inventory_balance', recordId);
  if (balance.state !== 'recalculating') return { skipped: 'not recalculating' };
  const { compared, corrected } = await records.recalculate('inventory_balance', recordId);
  await records.transition('inventory_balance', recordId, 'FINISH');
  return { compared, corrected };
};
