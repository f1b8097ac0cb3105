import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'approval_tiers',
  title: configWords.approvalTiers,
  icon: 'badge-check',
  data: () => ({ tiers: { source: 'config.approvalTiers' } }),
});
