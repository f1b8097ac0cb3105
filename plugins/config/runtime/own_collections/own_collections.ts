import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'own_collections',
  title: configWords.ownCollections,
  icon: 'table-properties',
  data: () => ({ collections: { source: 'config.ownCollections' }, roles: { source: 'config.roles' } }),
});
