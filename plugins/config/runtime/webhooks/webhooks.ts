import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';
import { readPage } from '../../shared/readAddress.ts';

export const deliveryPageSize = 25;

export const widget = defineScreenWidget({
  type: 'webhooks',
  title: configWords.webhooks,
  icon: 'webhook',
  data: (_, address) => ({
    webhooks: { source: 'config.webhooks' },
    ...(address.hook && {
      deliveries: {
        source: 'config.deliveries',
        params: { id: address.hook, page: readPage(address), limit: deliveryPageSize },
      },
    }),
  }),
});
