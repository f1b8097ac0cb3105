import { defineServer } from 'sala/server';
import { closeCost } from '../shared/closeCost.ts';

export const server = defineServer({
  effects: {
    'production.closeCost': async ({ records, record, recordId, collection }) => {
      const cost = closeCost(record);
      await records.update(collection, recordId, cost, { version: Number(record.version) });
      return cost;
    },
  },
});
