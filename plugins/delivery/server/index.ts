import { defineServer, deriveId } from 'sala/server';
import { scheduleDelivery } from '../shared/scheduleDelivery.ts';

export const server = defineServer({
  effects: {
    'delivery.schedule': async ({ records, record, recordId, key }) => {
      if (record.state === 'cancelled') return { skipped: 'cancelled' };
      const id = deriveId('delivery', key);
      await records.create('delivery', scheduleDelivery({ id: recordId, record }), { id, once: true });
      return { delivery: id };
    },
  },
});
